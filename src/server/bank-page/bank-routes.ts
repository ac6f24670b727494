import { Hono } from 'hono'
import type { Bank } from './bank.ts'
import { jccRoutes } from './jcc-routes.ts'
import { pageRoutes } from './page-routes.ts'
import { payPalRoutes } from './paypal-routes.ts'

/** Both wires and the pages. */
export const bankRoutes = (bank: Bank) =>
  new Hono().route('/', jccRoutes(bank)).route('/', payPalRoutes(bank)).route('/', pageRoutes(bank))
