import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject } from 'react-router'
import { Failure } from './layout/failure.tsx'
import { Layout } from './layout/layout.tsx'
import { type AdminScreenName, adminScreen } from './site/screens.ts'

type LoadPage = () => Promise<{ Page: ComponentType }>

const OPEN_PAGES = {
  signIn: () => import('./pages/sign-in.tsx'),
  invitation: () => import('./pages/invitation.tsx'),
} satisfies Partial<Record<AdminScreenName, LoadPage>>

const PAGES = {
  start: () => import('./pages/start.tsx'),
  secondFactor: () => import('./pages/second-factor.tsx'),
  orders: () => import('./pages/orders.tsx'),
  newOrder: () => import('./pages/new-order.tsx'),
  slips: () => import('./pages/slips.tsx'),
  slip: () => import('./pages/slips.tsx'),
  order: () => import('./pages/order.tsx'),
  documents: () => import('./pages/documents.tsx'),
  shipping: () => import('./pages/shipping.tsx'),
  lensJobs: () => import('./pages/lens-jobs.tsx'),
  lensJob: () => import('./pages/lens-job.tsx'),
  lensTicket: () => import('./pages/lens-ticket.tsx'),
  returns: () => import('./pages/returns.tsx'),
  withdrawal: () => import('./pages/withdrawal.tsx'),
  payments: () => import('./pages/payments.tsx'),
  bankFile: () => import('./pages/bank-file.tsx'),
  takings: () => import('./pages/takings.tsx'),
  stock: () => import('./pages/stock.tsx'),
  stockProduct: () => import('./pages/stock-product.tsx'),
  delivery: () => import('./pages/delivery.tsx'),
  transfers: () => import('./pages/transfers.tsx'),
  newTransfer: () => import('./pages/new-transfer.tsx'),
  counts: () => import('./pages/counts.tsx'),
  count: () => import('./pages/count.tsx'),
  products: () => import('./pages/products.tsx'),
  newProduct: () => import('./pages/new-product.tsx'),
  productFiles: () => import('./pages/product-files.tsx'),
  pastedPrices: () => import('./pages/pasted-prices.tsx'),
  product: () => import('./pages/product.tsx'),
  customers: () => import('./pages/customers.tsx'),
  customer: () => import('./pages/customer.tsx'),
  newsletter: () => import('./pages/newsletter.tsx'),
  diary: () => import('./pages/diary.tsx'),
  brands: () => import('./pages/brands.tsx'),
  newBrand: () => import('./pages/new-brand.tsx'),
  brand: () => import('./pages/brand.tsx'),
  categories: () => import('./pages/categories.tsx'),
  staff: () => import('./pages/staff.tsx'),
  audit: () => import('./pages/audit.tsx'),
  securityEvents: () => import('./pages/security-events.tsx'),
  settings: () => import('./pages/settings.tsx'),
  settingsGroup: () => import('./pages/settings.tsx'),
  settingsStore: () => import('./pages/settings-store.tsx'),
  account: () => import('./pages/account.tsx'),
} satisfies Record<Exclude<AdminScreenName, keyof typeof OPEN_PAGES>, LoadPage>

const routesOf = (pages: Partial<Record<AdminScreenName, LoadPage>>): RouteObject[] =>
  Object.entries(pages).map(([name, load]) => ({
    id: name,
    path: adminScreen(name as AdminScreenName).path,
    lazy: async () => ({ Component: (await load()).Page }),
  }))

export const createAdminRouter = () =>
  createBrowserRouter([
    { ErrorBoundary: Failure, children: routesOf(OPEN_PAGES) },
    {
      id: 'layout',
      Component: Layout,
      ErrorBoundary: Failure,
      children: [
        ...routesOf(PAGES),
        { id: 'unknown', path: '*', lazy: async () => ({ Component: (await import('./pages/unknown.tsx')).Page }) },
      ],
    },
  ])
