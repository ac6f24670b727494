import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent } from '../email/email-content.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'

type Payload<Kind extends keyof EmailPayloads> = EmailPayloads[Kind]
type EmailTexts = { subject: string; preview: string; heading: string }

const emailContent = ({ subject, preview, heading }: EmailTexts, ...blocks: Block[]): EmailContent => ({
  subject,
  preview,
  heading,
  blocks,
})
const text = (words: string): Block => ({ is: 'text', text: words })
const small = (words: string): Block => ({ is: 'small', text: words })
const button = (label: string, link: string): Block => ({ is: 'button', label, link })

export function emailVerification(
  { username, link }: Payload<'email_verification'>,
  { words }: TemplateContext,
): EmailContent {
  const texts = words.email_verification
  return emailContent(
    texts,
    text(fill(texts.text, { username })),
    button(texts.button, link),
    small(words.parts.notYou),
  )
}

export function addressKnown({ username, link }: Payload<'address_known'>, { words }: TemplateContext): EmailContent {
  const texts = words.address_known
  return emailContent(
    texts,
    text(fill(texts.text, { username })),
    button(texts.button, link),
    small(words.parts.notYou),
  )
}

export function passwordReset({ username, link }: Payload<'password_reset'>, { words }: TemplateContext): EmailContent {
  const texts = words.password_reset
  return emailContent(texts, text(fill(texts.text, { username })), button(texts.button, link), small(texts.notYou))
}

export function passwordChanged(
  { username, link }: Payload<'password_changed'>,
  { words }: TemplateContext,
): EmailContent {
  const texts = words.password_changed
  return emailContent(texts, text(fill(texts.text, { username })), button(texts.button, link))
}

export function emailChange(
  { username, newEmail, link }: Payload<'email_change'>,
  { words }: TemplateContext,
): EmailContent {
  const texts = words.email_change
  const { button: label } = texts
  const request = text(fill(texts.text, { username, email: newEmail }))
  return emailContent(texts, request, button(label, link), small(words.parts.notYou))
}

export function emailChangeRequested(
  facts: Payload<'email_change_requested'>,
  { words }: TemplateContext,
): EmailContent {
  const texts = words.email_change_requested
  const request = text(fill(texts.text, { username: facts.username, email: facts.newEmail }))
  return emailContent(texts, request, text(texts.notYou), button(texts.button, facts.link))
}

export function emailChangeUndoable(facts: Payload<'email_change_undoable'>, { words }: TemplateContext): EmailContent {
  const texts = words.email_change_undoable
  const { username, newEmail, link, days } = facts
  const changed = text(fill(texts.text, { username, email: newEmail }))
  return emailContent(texts, changed, text(texts.undo), button(texts.button, link), small(fill(texts.lasts, { days })))
}

export function emailChanged(
  { username, newEmail }: Payload<'email_changed'>,
  { words }: TemplateContext,
): EmailContent {
  const texts = words.email_changed
  return emailContent(texts, text(fill(texts.text, { username, email: newEmail })))
}

export function accountClosed({ username }: Payload<'account_closed'>, { words }: TemplateContext): EmailContent {
  const texts = words.account_closed
  return emailContent(texts, text(fill(texts.text, { username })))
}
