import { randomUUID } from 'node:crypto'
import { compress } from 'hono/compress'
import { ShopError } from '../contract/errors.ts'
import { accountRoutes } from './account/routes.ts'
import { securityRoutes } from './account/security-routes.ts'
import { addressRoutes } from './addresses/routes.ts'
import { createAdminApp } from './admin-app.ts'
import { appointmentRoutes } from './appointments/routes.ts'
import { bankRoutes } from './bank-page/bank-routes.ts'
import { cartRoutes } from './cart/routes.ts'
import { createCatalogueAnswers } from './catalog/catalogue-answers.ts'
import { imageRoutes } from './catalog/image-routes.ts'
import { placeholderRoutes } from './catalog/placeholder-routes.ts'
import { catalogRoutes } from './catalog/routes.ts'
import { BANK_PAGE_PATH, openTestBank } from './choose-gateways.ts'
import { servesDevPages } from './config.ts'
import { storeRoutes } from './edit-settings/routes.ts'
import { devMailRoutes } from './email/dev-mail-page.ts'
import { merchantFeedRoutes } from './feeds/merchant-feed.ts'
import { sharePictureRoutes } from './feeds/share-pictures.ts'
import { sitemapRoutes } from './feeds/sitemap.ts'
import { createApiDocument } from './http/api-docs.ts'
import { rejectWhileClosing } from './http/closing.ts'
import { rejectRemoteRequests } from './http/dev-pages.ts'
import { createErrorHandler } from './http/error-handler.ts'
import { exchangeOf } from './http/exchange.ts'
import { limitBodySize, requireJson, requireSameOrigin } from './http/guards.ts'
import { measureJson } from './http/measure-json.ts'
import { routePattern } from './http/route-pattern.ts'
import { createRouter } from './http/router.ts'
import { securityHeaders } from './http/security-headers.ts'
import { documentRoutes } from './invoices/routes.ts'
import { landingRoutes } from './landings/routes.ts'
import { ORDER_LENSES } from './lens-jobs/open-jobs.ts'
import { lensQuestionRoutes } from './lens-jobs/routes.ts'
import { lensRoutes } from './lenses/routes.ts'
import { withRequestId } from './log/request-scope.ts'
import { newsletterRoutes } from './newsletter/routes.ts'
import { orderRoutes } from './orders/routes.ts'
import { ORDER_PAYMENTS } from './payments/order-payments.ts'
import { paymentRoutes } from './payments/routes.ts'
import { paymentSignalRoutes } from './payments/signals.ts'
import { plainForms } from './plain-forms/routes.ts'
import { prescriptionRoutes } from './prescriptions/routes.ts'
import { adminPages } from './rendering/admin-pages.ts'
import { apiDocumentRoutes } from './rendering/api-documents.ts'
import { showroomRoutes } from './rendering/showroom.ts'
import { createPages } from './rendering/ssr.ts'
import type { StorefrontBundle } from './rendering/storefront-bundle.ts'
import { returnForms } from './returns/return-forms.ts'
import { returnRoutes } from './returns/routes.ts'
import { savedRoutes } from './saved/routes.ts'
import { findLocker } from './shipping/delivery-points.ts'
import { shippingRoutes } from './shipping/routes.ts'
import { carrierSignalRoutes } from './shipping/signal-routes.ts'
import type { Shop } from './shop.ts'
import { stockAlertRoutes } from './stock-alerts/routes.ts'
import { wearerRoutes } from './wearers/routes.ts'

/** Bytes: shorter answers fit into few packets as they are. */
const LEAST_COMPRESSED = 4096

/**
 * Builds the Hono app: all guards and routes, in order.
 * @param front the storefront; API tests omit it
 * @param closing aborted when the server stops accepting requests
 */
export function createApp(shop: Shop, front?: StorefrontBundle, closing = new AbortController().signal) {
  const app = createRouter()
  const answerError = createErrorHandler(shop)
  app.onError(answerError)
  // Not thrown: it would pass the security headers by.
  app.notFound((c) => answerError(new ShopError('not_found'), c))

  app.use(async (c, next) => {
    const exchange = exchangeOf(c.env?.incoming)
    const id = exchange?.id ?? randomUUID()
    c.set('requestId', id)
    await withRequestId(id, next)
    const isLogged = shop.log.isLevelEnabled('debug')
    if (!isLogged && exchange === undefined) return
    const { method } = c.req
    const route = routePattern(c)
    if (exchange !== undefined) exchange.route ||= route
    if (isLogged) shop.log.debug({ method, route, status: c.res.status }, 'answered')
  })
  app.use(securityHeaders(shop.config))

  app.use('/api/*', async (c, next) => {
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.route('/', paymentSignalRoutes(shop))
  app.use('/api/*', compress({ encoding: 'gzip', threshold: LEAST_COMPRESSED }), measureJson)
  app.route('/', carrierSignalRoutes(shop))
  app.use('/api/*', requireSameOrigin(shop.config), requireJson, limitBodySize)

  app.get('/api/health', (c) => c.json({ status: 'ok' }))
  app.use('/api/ready', rejectWhileClosing(closing))
  app.get('/api/ready', async (c) => {
    await shop.checkReady()
    return c.json({ status: 'ready' })
  })
  const catalogue = createCatalogueAnswers(shop)
  app.route('/', catalogRoutes(shop, catalogue))
  app.route('/', landingRoutes(shop))
  app.route('/', imageRoutes(shop))
  app.route('/', cartRoutes(shop))
  app.route('/', orderRoutes(shop, { payments: ORDER_PAYMENTS, lenses: ORDER_LENSES, findLocker }))
  app.route('/', documentRoutes(shop))
  app.route('/', paymentRoutes(shop))
  app.route('/', shippingRoutes(shop))
  app.route('/', accountRoutes(shop))
  app.route('/', securityRoutes(shop))
  app.route('/', savedRoutes(shop))
  app.route('/', addressRoutes(shop))
  app.route('/', prescriptionRoutes(shop))
  app.route('/', lensRoutes(shop))
  app.route('/', lensQuestionRoutes(shop))
  app.route('/', wearerRoutes(shop))
  app.route('/', appointmentRoutes(shop))
  app.route('/', storeRoutes(shop))
  app.route('/', newsletterRoutes(shop))
  app.route('/', stockAlertRoutes(shop))
  app.route('/', returnRoutes(shop))
  const admin = createAdminApp(shop)
  // An app of its own: `route` would list its calls in the public document.
  app.all('/api/admin/*', (c) => admin.fetch(c.req.raw, c.env))
  app.route(
    '/',
    apiDocumentRoutes(() => createApiDocument(app, shop.config.publicOrigin)),
  )
  app.all('/api/*', () => {
    throw new ShopError('not_found')
  })

  if (servesDevPages(shop.config)) {
    app.use('/dev/*', rejectRemoteRequests)
    app.route('/', devMailRoutes(shop))
    app.route(BANK_PAGE_PATH, bankRoutes(openTestBank(shop)))
  }
  app.route('/', returnForms(shop))
  app.route(
    '/',
    plainForms(shop, (request, env) => app.fetch(request, env)),
  )
  app.route('/', placeholderRoutes(shop))
  if (front === undefined) return { app, caches: { catalogue } }
  const fetchInternal = (path: string, init?: RequestInit) => app.request(path, init)
  const pages = createPages(shop, front.storefront, fetchInternal, catalogue)
  app.route('/', sharePictureRoutes(shop, fetchInternal))
  app.route('/', sitemapRoutes(shop))
  app.route('/', merchantFeedRoutes(shop, fetchInternal))
  if (servesDevPages(shop.config)) app.route('/', showroomRoutes(front.storefront))
  if (front.admin !== undefined) app.route('/', adminPages(front.admin))
  app.get('*', async (c) => (await front.assets(c)) ?? pages.answer(c))
  return { app, caches: { catalogue, pages } }
}
