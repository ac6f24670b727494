import type { Context } from 'hono'
import { html } from 'hono/html'
import { ShopError } from '../../contract/errors.ts'
import { fieldProblem } from '../../contract/field-problems.ts'
import { href } from '../../contract/href.ts'
import { claimForm, statementFields } from '../../contract/withdrawal-forms.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { fill } from '../../i18n/translate.ts'
import type { Env } from '../http/env.ts'
import { readFormFields } from '../http/form-fields.ts'
import { limitBodySize, requireSameOrigin } from '../http/guards.ts'
import { plainPage, problemsPage } from '../http/plain-page.ts'
import { createRouter } from '../http/router.ts'
import { identifyVisitor } from '../http/visitor.ts'
import type { Shop } from '../shop.ts'
import { makeClaim } from './make-claim.ts'
import { checkPage, receiptPage } from './return-form-pages.ts'
import { stateWithdrawal } from './state-withdrawal.ts'

type FormContext = Context<Env>

/** The same forms for browsers that run no scripts: they post them, and every step is a page. */
export const returnForms = (shop: Shop) => {
  const guards = [requireSameOrigin(shop.config), limitBodySize, identifyVisitor(shop)] as const
  return createRouter<Env>()
    .post(href('withdraw'), ...guards, (c) => answerWithdrawal(shop, c))
    .post(href('guarantee'), ...guards, (c) => answerClaim(shop, c))
}

async function answerWithdrawal(shop: Shop, c: FormContext) {
  c.header('Cache-Control', 'no-store')
  const { language } = c.var.visitor
  const words = DICTIONARIES[language].withdrawal
  const fields = await readFormFields(c)
  const checked = statementFields.safeParse(fields)
  if (!checked.success) {
    return c.html(problemsPage(language, words.title, problemsOf(checked.error, language)), 400)
  }
  if (fields.step !== 'confirm') return c.html(checkPage(language, fields, checked.data))
  try {
    const token = fields.token || undefined
    const statement = await stateWithdrawal(shop, c.var.visitor, { ...checked.data, token })
    return c.html(receiptPage(language, statement), 201)
  } catch (error) {
    return failurePage(c, words.title, error)
  }
}

async function answerClaim(shop: Shop, c: FormContext) {
  c.header('Cache-Control', 'no-store')
  const { language } = c.var.visitor
  const words = DICTIONARIES[language].guarantee
  const checked = claimForm.safeParse(await readFormFields(c))
  if (!checked.success) {
    return c.html(problemsPage(language, words.title, problemsOf(checked.error, language)), 400)
  }
  try {
    const { reference } = await makeClaim(shop, c.var.visitor, checked.data)
    const done = fill(words.doneText, { reference, email: checked.data.email })
    return c.html(plainPage(language, words.done, html`<h1>${words.done}</h1><p>${done}</p>`), 201)
  } catch (error) {
    return failurePage(c, words.title, error)
  }
}

const problemsOf = ({ issues }: { issues: readonly { message: string }[] }, language: Language) =>
  issues.map(({ message }) => DICTIONARIES[language].problems[fieldProblem(message)])

function failurePage(c: FormContext, title: string, error: unknown) {
  if (!(error instanceof ShopError)) throw error
  const { language } = c.var.visitor
  if (error.retryAfterSeconds !== undefined) c.header('Retry-After', String(error.retryAfterSeconds))
  const text = DICTIONARIES[language].errors[error.code]
  return c.html(plainPage(language, title, html`<h1>${title}</h1><p role="alert">${text}</p>`), 409)
}
