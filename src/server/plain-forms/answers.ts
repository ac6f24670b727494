import type { Context } from 'hono'
import { html } from 'hono/html'
import { href } from '../../contract/href.ts'
import { PLAIN_PATHS } from '../../contract/plain-forms.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import type { Env } from '../http/env.ts'
import { plainPage } from '../http/plain-page.ts'
import { languageOf } from '../http/visitor.ts'

type Texts = readonly [title: string, text: string]

/** What a form is answered with, once it was redirected. */
export const SENT: Readonly<Record<string, (words: Dictionary) => Texts>> = {
  [PLAIN_PATHS.contactSent]: ({ contact }) => [contact.booked, contact.bookedText],
  [PLAIN_PATHS.newsletterSent]: ({ toast }) => [toast.subscribed, toast.subscribedText],
  [PLAIN_PATHS.newsletterConfirmed]: ({ newsletterPage: { confirm } }) => [confirm.title, confirm.done],
  [PLAIN_PATHS.newsletterLeft]: ({ newsletterPage: { leave } }) => [leave.title, leave.done],
}

export function sentPage(c: Context<Env>, texts: (words: Dictionary) => Texts) {
  c.header('Cache-Control', 'no-store')
  const language = languageOf(c)
  const words = DICTIONARIES[language]
  const [title, text] = texts(words)
  const home = html`<p><a href="${href('home')}">${words.newsletterPage.home}</a></p>`
  return c.html(plainPage(language, title, html`<h1>${title}</h1><p role="status">${text}</p>${home}`))
}

/** For a form that scripts alone can send. */
export function needsScriptsPage(c: Context<Env>, phone: string) {
  c.header('Cache-Control', 'no-store')
  const language = languageOf(c)
  const { plain } = DICTIONARIES[language]
  const text = fill(plain.needsScripts, { phone })
  const stores = html`<p><a href="${href('locations')}">${plain.stores}</a></p>`
  const page = plainPage(language, plain.title, html`<h1>${plain.title}</h1><p role="alert">${text}</p>${stores}`)
  return c.html(page, 405)
}
