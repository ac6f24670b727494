import { searchString } from '../../contract/href.ts'
import type { Permission } from '../../domain/permissions.ts'

interface AdminScreen {
  path: string
  /** The query names the screen reads, in the order they are written in an address. */
  query?: readonly string[]
  /** Who may open it; without one, anybody who is signed in. */
  permission?: Permission
  /** The key, by its place on the keyboard, that opens the screen after G. */
  key?: `Key${string}`
}

export const ADMIN_SCREENS = {
  start: { path: '/admin', key: 'KeyT' },
  signIn: { path: '/admin/sign-in', query: ['to'] },
  invitation: { path: '/admin/invitation/:token' },
  secondFactor: { path: '/admin/second-factor' },
  account: { path: '/admin/account' },
  orders: {
    path: '/admin/orders',
    query: ['view', 'q', 'after', 'before'],
    permission: 'orders.view',
    key: 'KeyO',
  },
  newOrder: { path: '/admin/orders/new', query: ['exchange'], permission: 'orders.edit' },
  slips: { path: '/admin/orders/slips', query: ['ids', 'view', 'q'], permission: 'orders.view' },
  slip: { path: '/admin/orders/:orderId/slip', permission: 'orders.view' },
  order: { path: '/admin/orders/:orderId', permission: 'orders.view' },
  documents: {
    path: '/admin/documents',
    query: ['view', 'q', 'from', 'to', 'after'],
    permission: 'orders.view',
    key: 'KeyI',
  },
  shipping: { path: '/admin/shipping', query: ['view', 'before'], permission: 'orders.view', key: 'KeyL' },
  lensJobs: { path: '/admin/lenses', query: ['view'], permission: 'orders.view', key: 'KeyE' },
  lensJob: { path: '/admin/lenses/:jobId', permission: 'orders.view' },
  lensTicket: { path: '/admin/lenses/:jobId/ticket', permission: 'prescriptions.view' },
  returns: { path: '/admin/returns', query: ['view'], permission: 'orders.view', key: 'KeyR' },
  withdrawal: { path: '/admin/returns/:withdrawalId', permission: 'orders.view' },
  payments: {
    path: '/admin/payments',
    query: ['view', 'q', 'after'],
    key: 'KeyM',
  },
  bankFile: { path: '/admin/payments/bank-file', permission: 'orders.refund' },
  takings: { path: '/admin/takings', query: ['day'], permission: 'reports.view' },
  stock: { path: '/admin/stock', query: ['view', 'q', 'after'], permission: 'stock.view', key: 'KeyS' },
  stockProduct: { path: '/admin/stock/products/:productId', permission: 'stock.view' },
  delivery: { path: '/admin/stock/delivery', permission: 'stock.move' },
  transfers: { path: '/admin/stock/transfers', permission: 'stock.view' },
  newTransfer: { path: '/admin/stock/transfers/new', permission: 'stock.move' },
  counts: { path: '/admin/stock/counts', permission: 'stock.count' },
  count: { path: '/admin/stock/counts/:countId', permission: 'stock.count' },
  products: { path: '/admin/products', query: ['view', 'q', 'after'], permission: 'catalog.view', key: 'KeyP' },
  newProduct: { path: '/admin/products/new', query: ['from'], permission: 'catalog.edit' },
  productFiles: { path: '/admin/products/import', permission: 'catalog.import' },
  pastedPrices: { path: '/admin/products/prices', permission: 'catalog.prices' },
  product: { path: '/admin/products/:productId', permission: 'catalog.view' },
  customers: { path: '/admin/customers', query: ['q', 'after'], permission: 'customers.view', key: 'KeyC' },
  customer: { path: '/admin/customers/:customerId', permission: 'customers.view' },
  newsletter: { path: '/admin/newsletter', query: ['view', 'q', 'after'], permission: 'customers.view' },
  diary: {
    path: '/admin/diary',
    query: ['view', 'store', 'day', 'q', 'after', 'booking'],
    permission: 'appointments.view',
    key: 'KeyD',
  },
  brands: { path: '/admin/brands', permission: 'catalog.view' },
  newBrand: { path: '/admin/new-brand', permission: 'catalog.edit' },
  brand: { path: '/admin/brands/:brand', permission: 'catalog.view' },
  categories: { path: '/admin/categories', permission: 'catalog.view' },
  staff: { path: '/admin/staff', permission: 'staff.view' },
  settings: { path: '/admin/settings', permission: 'settings.view' },
  settingsGroup: { path: '/admin/settings/:group', permission: 'settings.view' },
  settingsStore: { path: '/admin/settings/stores/:storeId', permission: 'settings.view' },
  audit: {
    path: '/admin/audit',
    query: ['staffId', 'subject', 'subjectId', 'from', 'to', 'before'],
    permission: 'audit.view',
  },
  securityEvents: {
    path: '/admin/security',
    query: ['kind', 'outcome', 'actor', 'from', 'to', 'before'],
    permission: 'security.view',
  },
} as const satisfies Record<string, AdminScreen>

export type AdminScreenName = keyof typeof ADMIN_SCREENS

export const adminScreen = (name: AdminScreenName): AdminScreen => ADMIN_SCREENS[name]

export const NAVIGATION = [
  'start',
  'orders',
  'shipping',
  'lensJobs',
  'returns',
  'payments',
  'products',
  'stock',
  'diary',
  'customers',
  'newsletter',
  'staff',
  'settings',
  'audit',
] as const satisfies AdminScreenName[]

/** Screens of one section: the header leads to the first, tabs from each to the others. */
export const SECTIONS = {
  payments: ['payments', 'takings', 'bankFile', 'documents'],
  audit: ['audit', 'securityEvents'],
} as const satisfies Partial<Record<(typeof NAVIGATION)[number], readonly AdminScreenName[]>>

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
