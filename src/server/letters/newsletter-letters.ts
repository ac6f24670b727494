import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import type { LetterFacts } from '../mail/put-letter.ts'
import type { Content } from './content.ts'
import type { Tools } from './tools.ts'

export function newsletterConfirmation(facts: LetterFacts['newsletter_confirmation'], { words }: Tools): Content {
  const { subject, preview, heading, text, button, lasts } = words.newsletter_confirmation
  const { email, link, days } = facts
  return {
    subject,
    preview,
    heading,
    blocks: [
      { is: 'text', text: fill(text, { email }) },
      { is: 'button', label: button, link },
      { is: 'small', text: fill(lasts, { days }) },
    ],
  }
}

export function newsletterWelcome(facts: LetterFacts['newsletter_welcome'], { words, linkTo }: Tools): Content {
  const { subject, preview, heading, text, button, leave, leaveText } = words.newsletter_welcome
  return {
    subject,
    preview,
    heading,
    blocks: [
      { is: 'text', text: fill(text, { email: facts.email }) },
      { is: 'button', label: button, link: linkTo(href('collections', {}, { new: 'true' })) },
      { is: 'small', text: leaveText },
      { is: 'links', links: [{ label: leave, link: facts.leaveLink }] },
    ],
    leaveLink: facts.leaveLink,
  }
}
