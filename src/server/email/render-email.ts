import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Shop } from '../shop.ts'
import type { EmailKind, EmailPayloads } from './enqueue-email.ts'
import type { RenderEmail, RenderedEmail } from './message.ts'
import type { OutboxRow } from './outbox.ts'
import { renderHtml } from './render-html.ts'
import { renderText } from './render-text.ts'
import { emailSignature } from './signature.ts'
import {
  accountClosed,
  addressKnown,
  emailChange,
  emailChanged,
  emailChangeRequested,
  emailChangeUndoable,
  emailVerification,
  passwordChanged,
  passwordReset,
} from './templates/account-emails.ts'
import { type AppointmentEvent, appointmentEmail } from './templates/appointment-email.ts'
import type { Block, EmailContent } from './templates/email-content.ts'
import { newsletterConfirmation, newsletterWelcome } from './templates/newsletter-emails.ts'
import { orderConfirmation } from './templates/order-confirmation.ts'
import type { TemplateContext } from './templates/template-context.ts'
import { WORDS } from './words.ts'

type Write<Kind extends EmailKind> = (
  facts: EmailPayloads[Kind],
  tools: TemplateContext,
) => EmailContent | Promise<EmailContent>

const appointment =
  (occasion: AppointmentEvent): Write<`appointment_${AppointmentEvent}`> =>
  (visit, tools) =>
    appointmentEmail(occasion, visit, tools)

/** Every kind of letter and what writes it: a kind without its writer does not compile. */
export const EMAIL_TEMPLATES: { [Kind in EmailKind]: Write<Kind> } = {
  order_confirmation: orderConfirmation,
  newsletter_confirmation: newsletterConfirmation,
  newsletter_welcome: newsletterWelcome,
  appointment_made: appointment('made'),
  appointment_moved: appointment('moved'),
  appointment_cancelled: appointment('cancelled'),
  appointment_reminder: appointment('reminder'),
  email_verification: emailVerification,
  address_known: addressKnown,
  password_reset: passwordReset,
  password_changed: passwordChanged,
  email_change: emailChange,
  email_change_requested: emailChangeRequested,
  email_change_undoable: emailChangeUndoable,
  email_changed: emailChanged,
  account_closed: accountClosed,
}

/** Writes letters in the language of their rows, whoever has them sent. */
export function createEmailRenderer(shop: Shop): RenderEmail {
  return async (row) => {
    const write = (EMAIL_TEMPLATES as Record<string, Write<EmailKind>>)[row.kind]
    if (write === undefined) throw new Error(`nobody knows how to write a letter of kind ${row.kind}`)
    const tools = toolsFor(shop, row)
    return setLetter(await write(row.payload as never, tools), tools)
  }
}

function toolsFor(shop: Shop, row: OutboxRow): TemplateContext {
  const { language } = row
  const origin = shop.config.publicOrigin
  return { shop, row, language, words: WORDS[language], origin, linkTo: (path) => `${origin}${path}` }
}

function setLetter(content: EmailContent, { language, origin, linkTo }: TemplateContext): RenderedEmail {
  const { subject, pictures, calendar, leaveLink } = content
  const inLanguage = speaking(language, origin)
  const signature = emailSignature(language, inLanguage(linkTo(href('home'))))
  const letter = { ...content, blocks: content.blocks.map((block) => withLinks(block, inLanguage)) }
  return {
    subject,
    html: renderHtml(letter, signature),
    text: renderText(letter, signature),
    ...(pictures && { pictures }),
    ...(calendar && { calendar }),
    ...(leaveLink && { leaveLink }),
  }
}

/** A page of the shop opened from a letter speaks the letter's language. */
const speaking = (language: Language, origin: string) => (link: string) => {
  const url = new URL(link)
  if (url.origin === origin) url.searchParams.set('lang', language)
  return url.href
}

function withLinks(block: Block, change: (link: string) => string): Block {
  if (block.is === 'button') return { ...block, link: change(block.link) }
  if (block.is !== 'links') return block
  return { ...block, links: block.links.map(({ label, link }) => ({ label, link: change(link) })) }
}
