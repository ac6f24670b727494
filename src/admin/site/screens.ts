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
  newOrder: { path: '/admin/orders/new', permission: 'orders.edit' },
  slips: { path: '/admin/orders/slips', query: ['ids', 'view', 'q'], permission: 'orders.view' },
  slip: { path: '/admin/orders/:orderId/slip', permission: 'orders.view' },
  order: { path: '/admin/orders/:orderId', permission: 'orders.view' },
  stock: { path: '/admin/stock', query: ['view', 'q', 'after'], permission: 'stock.view' },
  stockProduct: { path: '/admin/stock/products/:productId', permission: 'stock.view' },
  delivery: { path: '/admin/stock/delivery', permission: 'stock.move' },
  transfers: { path: '/admin/stock/transfers', permission: 'stock.view' },
  newTransfer: { path: '/admin/stock/transfers/new', permission: 'stock.move' },
  counts: { path: '/admin/stock/counts', permission: 'stock.count' },
  count: { path: '/admin/stock/counts/:countId', permission: 'stock.count' },
  staff: { path: '/admin/staff', permission: 'staff.view' },
  audit: {
    path: '/admin/audit',
    query: ['staffId', 'subject', 'subjectId', 'from', 'to', 'before'],
    permission: 'audit.view',
  },
} as const satisfies Record<string, AdminScreen>

export type AdminScreenName = keyof typeof ADMIN_SCREENS

export const adminScreen = (name: AdminScreenName): AdminScreen => ADMIN_SCREENS[name]

export const NAVIGATION = ['orders', 'stock', 'staff', 'audit'] as const satisfies AdminScreenName[]

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
