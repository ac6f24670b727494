import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent } from '../email/email-content.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'

type Facts<Kind extends keyof EmailPayloads> = EmailPayloads[Kind]
type Told = { subject: string; preview: string; heading: string }

const telling = ({ subject, preview, heading }: Told, ...blocks: Block[]): EmailContent => ({
  subject,
  preview,
  heading,
  blocks,
})
const text = (words: string): Block => ({ is: 'text', text: words })
const small = (words: string): Block => ({ is: 'small', text: words })
const button = (label: string, link: string): Block => ({ is: 'button', label, link })

export function emailVerification(
  { username, link }: Facts<'email_verification'>,
  { words }: TemplateContext,
): EmailContent {
  const told = words.email_verification
  return telling(told, text(fill(told.text, { username })), button(told.button, link), small(words.parts.notYou))
}

export function addressKnown({ username, link }: Facts<'address_known'>, { words }: TemplateContext): EmailContent {
  const told = words.address_known
  return telling(told, text(fill(told.text, { username })), button(told.button, link), small(words.parts.notYou))
}

export function passwordReset({ username, link }: Facts<'password_reset'>, { words }: TemplateContext): EmailContent {
  const told = words.password_reset
  return telling(told, text(fill(told.text, { username })), button(told.button, link), small(told.notYou))
}

export function passwordChanged(
  { username, link }: Facts<'password_changed'>,
  { words }: TemplateContext,
): EmailContent {
  const told = words.password_changed
  return telling(told, text(fill(told.text, { username })), button(told.button, link))
}

export function emailChange(
  { username, newEmail, link }: Facts<'email_change'>,
  { words }: TemplateContext,
): EmailContent {
  const told = words.email_change
  const { button: label } = told
  const asked = text(fill(told.text, { username, email: newEmail }))
  return telling(told, asked, button(label, link), small(words.parts.notYou))
}

export function emailChangeRequested(facts: Facts<'email_change_requested'>, { words }: TemplateContext): EmailContent {
  const told = words.email_change_requested
  const asked = text(fill(told.text, { username: facts.username, email: facts.newEmail }))
  return telling(told, asked, text(told.notYou), button(told.button, facts.link))
}

export function emailChangeUndoable(facts: Facts<'email_change_undoable'>, { words }: TemplateContext): EmailContent {
  const told = words.email_change_undoable
  const { username, newEmail, link, days } = facts
  const changed = text(fill(told.text, { username, email: newEmail }))
  return telling(told, changed, text(told.undo), button(told.button, link), small(fill(told.lasts, { days })))
}

export function emailChanged({ username, newEmail }: Facts<'email_changed'>, { words }: TemplateContext): EmailContent {
  const told = words.email_changed
  return telling(told, text(fill(told.text, { username, email: newEmail })))
}

export function accountClosed({ username }: Facts<'account_closed'>, { words }: TemplateContext): EmailContent {
  const told = words.account_closed
  return telling(told, text(fill(told.text, { username })))
}
