import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import type { EmailContent } from '../email/email-content.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'

export function newsletterConfirmation(
  payload: EmailPayloads['newsletter_confirmation'],
  { words }: TemplateContext,
): EmailContent {
  const { subject, preview, heading, text, button, lasts } = words.newsletter_confirmation
  const { email, link, days } = payload
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

export function newsletterWelcome(
  payload: EmailPayloads['newsletter_welcome'],
  { words, linkTo }: TemplateContext,
): EmailContent {
  const { subject, preview, heading, text, button, leave, leaveText } = words.newsletter_welcome
  return {
    subject,
    preview,
    heading,
    blocks: [
      { is: 'text', text: fill(text, { email: payload.email }) },
      { is: 'button', label: button, link: linkTo(href('collections', {}, { new: 'true' })) },
      { is: 'small', text: leaveText },
      { is: 'links', links: [{ label: leave, link: payload.leaveLink }] },
    ],
    leaveLink: payload.leaveLink,
  }
}
