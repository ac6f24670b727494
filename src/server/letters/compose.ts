import { href } from '../../contract/href.ts'
import type { Language } from '../../domain/shop-facts.ts'
import type { Compose, Composed } from '../mail/message.ts'
import type { OutboxRow } from '../mail/outbox.ts'
import type { LetterFacts, LetterKind } from '../mail/put-letter.ts'
import type { Shop } from '../shop.ts'
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
} from './account-letters.ts'
import { appointmentLetter, type Occasion } from './appointment-letter.ts'
import type { Block, Content } from './content.ts'
import { newsletterConfirmation, newsletterWelcome } from './newsletter-letters.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { signatureOf } from './signature.ts'
import type { Tools } from './tools.ts'
import { WORDS } from './words.ts'
import { writeHtml } from './write-html.ts'
import { writeText } from './write-text.ts'

type Write<Kind extends LetterKind> = (facts: LetterFacts[Kind], tools: Tools) => Content | Promise<Content>

const appointment =
  (occasion: Occasion): Write<`appointment_${Occasion}`> =>
  (visit, tools) =>
    appointmentLetter(occasion, visit, tools)

/** Every kind of letter and what writes it: a kind without its writer does not compile. */
export const LETTERS: { [Kind in LetterKind]: Write<Kind> } = {
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
export function composeLetters(shop: Shop): Compose {
  return async (row) => {
    const write = (LETTERS as Record<string, Write<LetterKind>>)[row.kind]
    if (write === undefined) throw new Error(`nobody knows how to write a letter of kind ${row.kind}`)
    const tools = toolsFor(shop, row)
    return setLetter(await write(row.payload as never, tools), tools)
  }
}

function toolsFor(shop: Shop, row: OutboxRow): Tools {
  const { language } = row
  const origin = shop.config.publicOrigin
  return { shop, row, language, words: WORDS[language], origin, linkTo: (path) => `${origin}${path}` }
}

function setLetter(content: Content, { language, origin, linkTo }: Tools): Composed {
  const { subject, pictures, calendar, leaveLink } = content
  const inLanguage = speaking(language, origin)
  const signature = signatureOf(language, inLanguage(linkTo(href('home'))))
  const letter = { ...content, blocks: content.blocks.map((block) => withLinks(block, inLanguage)) }
  return {
    subject,
    html: writeHtml(letter, signature),
    text: writeText(letter, signature),
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
