import { ShopError } from '../../contract/errors.ts'
import { href } from '../../contract/href.ts'
import { PLAIN_PATHS } from '../../contract/plain-forms.ts'
import type { Service } from '../../domain/services.ts'
import type { Env } from '../http/env.ts'
import { limitBodySize, requireSameOrigin } from '../http/guards.ts'
import { createRouter } from '../http/router.ts'
import { identifyVisitor } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { needsScriptsPage, SENT, sentPage } from './answers.ts'
import { cartPage } from './cart-page.ts'
import { changeOwnCart, findOwnCart } from './change-cart.ts'
import { createOwnClient, type FetchOwn } from './own-client.ts'
import { answerForm, type PostedForm } from './posted-form.ts'

/** Cart, contact and newsletter for browsers without scripts: forms are posted, and a page answers. */
export function plainForms(shop: Shop, fetchOwn: FetchOwn) {
  const identify = identifyVisitor(shop)
  const guards = [requireSameOrigin(shop.config), limitBodySize, identify] as const
  const router = createRouter<Env>()
  const phone = () => shop.settings.current().contact.phone
  const changeCart = async ({ api, visitor, fields }: PostedForm) => {
    await changeOwnCart(shop, api, visitor, fields)
    return `${PLAIN_PATHS.cart}?changed`
  }
  router.post(
    href('cart'),
    ...guards,
    answerForm(fetchOwn, ({ cart }) => cart.title, changeCart),
  )
  router.post(
    href('contact'),
    ...guards,
    answerForm(fetchOwn, ({ contact }) => contact.heading, book),
  )
  router.post(
    PLAIN_PATHS.newsletter,
    ...guards,
    answerForm(fetchOwn, ({ home }) => home.newsletter, subscribe),
  )
  router.get(PLAIN_PATHS.cart, identify, async (c) => {
    c.header('Cache-Control', 'no-store')
    const { visitor } = c.var
    const cart = await findOwnCart(shop, createOwnClient(c, fetchOwn), visitor)
    const isChanged = c.req.query('changed') !== undefined
    return c.html(cartPage(visitor.language, { cart, isChanged, phone: phone() }))
  })
  for (const [path, texts] of Object.entries(SENT)) router.get(path, (c) => sentPage(c, texts))
  router.post('*', (c) => {
    if (!c.req.header('Accept')?.includes('text/html')) throw new ShopError('not_found')
    return needsScriptsPage(c, phone())
  })
  return router
}

async function book({ api, fields }: PostedForm): Promise<string> {
  const { firstName = '', lastName = '', email = '', phone = '', store = '', date = '', message = '' } = fields
  const service = (fields.service ?? '') as Service | ''
  await api.appointments.book({ firstName, lastName, email, phone, store, date, message, service })
  return PLAIN_PATHS.contactSent
}

async function subscribe({ api, fields: { email = '', step, token = '' } }: PostedForm): Promise<string> {
  if (step !== 'confirm' && step !== 'leave') {
    await api.newsletter.subscribe({ email, source: 'home' })
    return PLAIN_PATHS.newsletterSent
  }
  await api.call(`POST /api/newsletter/${step}`, { body: { token } })
  return step === 'confirm' ? PLAIN_PATHS.newsletterConfirmed : PLAIN_PATHS.newsletterLeft
}
