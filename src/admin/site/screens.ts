import { searchString } from '../../contract/href.ts'
import type { Permission } from '../../domain/permissions.ts'

interface AdminScreen {
  path: string
  /** The query names the screen reads, in the order they are written in an address. */
  query?: readonly string[]
  /** Who may open it; without one, anybody who is signed in. */
  permission?: Permission
}

export const ADMIN_SCREENS = {
  start: { path: '/admin' },
  signIn: { path: '/admin/sign-in', query: ['to'] },
  invitation: { path: '/admin/invitation/:token' },
  secondFactor: { path: '/admin/second-factor' },
  orders: { path: '/admin/orders', query: ['view', 'q', 'after', 'before'], permission: 'orders.view' },
  order: { path: '/admin/orders/:orderId', permission: 'orders.view' },
  products: { path: '/admin/products', query: ['view', 'q', 'after'], permission: 'catalog.view' },
  newProduct: { path: '/admin/products/new', query: ['from'], permission: 'catalog.edit' },
  productFiles: { path: '/admin/products/import', permission: 'catalog.import' },
  pastedPrices: { path: '/admin/products/prices', permission: 'catalog.prices' },
  product: { path: '/admin/products/:productId', permission: 'catalog.view' },
  brands: { path: '/admin/brands', permission: 'catalog.view' },
  newBrand: { path: '/admin/new-brand', permission: 'catalog.edit' },
  brand: { path: '/admin/brands/:brand', permission: 'catalog.view' },
  categories: { path: '/admin/categories', permission: 'catalog.view' },
  staff: { path: '/admin/staff', permission: 'staff.view' },
  audit: {
    path: '/admin/audit',
    query: ['staffId', 'subject', 'subjectId', 'from', 'to', 'before'],
    permission: 'audit.view',
  },
} as const satisfies Record<string, AdminScreen>

export type AdminScreenName = keyof typeof ADMIN_SCREENS

export const adminScreen = (name: AdminScreenName): AdminScreen => ADMIN_SCREENS[name]

export const NAVIGATION = ['orders', 'products', 'staff', 'audit'] as const satisfies AdminScreenName[]

type Values = Readonly<Record<string, string | number | null | undefined>>

/** The path and query of a screen. The query is in the table's order; empty values are left out. */
export function adminHref(
  name: AdminScreenName,
  { params = {}, query = {} }: { params?: Values; query?: Values } = {},
) {
  const screen = adminScreen(name)
  const path = screen.path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(params[key])))
  return path + searchString(screen.query ?? [], (key) => query[key])
}
