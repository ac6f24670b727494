import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { ShopError } from '../../contract/errors.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { isLanguage } from '../../i18n/languages.ts'
import type { Bank } from './bank.ts'
import { type BankPayment, isOver } from './bank-payment.ts'
import { BUYER_ACTS, takeBuyerAct } from './buyer-acts.ts'
import { codePage, endedPage, overPage, paidPage, payPage } from './pages.ts'

const form = z.object({ act: z.enum(BUYER_ACTS), code: z.string().max(40).default('') })

/** The pages that the buyer sees, without scripts. */
export function pageRoutes(bank: Bank) {
  return new Hono()
    .use('/pay/*', async (c, next) => {
      c.header('Cache-Control', 'no-store')
      await next()
    })
    .get('/pay/:id', async (c) => {
      const payment = await bank.store.find(c.req.param('id'))
      if (payment === null) throw new ShopError('not_found')
      return c.html(pageOf(bank, payment, languageOf(c, payment)))
    })
    .post('/pay/:id', async (c) => {
      const act = form.safeParse(Object.fromEntries(new URLSearchParams(await c.req.text())))
      const { pathname, search } = new URL(c.req.url)
      if (!act.success) throw new ShopError('invalid_input')
      const next = await takeBuyerAct(bank, c.req.param('id'), { name: act.data.act, code: act.data.code })
      return c.redirect(typeof next === 'object' ? next.url : pathname + search, 303)
    })
}

function languageOf(c: Context, payment: BankPayment): Language {
  const asked = c.req.query('language')
  return isLanguage(asked) ? asked : payment.language
}

function pageOf(bank: Bank, payment: BankPayment, language: Language) {
  const view = { payment, language }
  if (isOver(payment, bank.now())) return overPage(view)
  switch (payment.state) {
    case 'open':
    case 'declined':
      return payPage(view)
    case 'code':
      return codePage(view)
    case 'reversed':
      return endedPage(view)
    default:
      return paidPage(view)
  }
}
