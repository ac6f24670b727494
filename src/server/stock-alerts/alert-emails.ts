import { href } from '../../contract/href.ts'
import { fill } from '../../i18n/translate.ts'
import type { EmailContent } from '../email/email-content.ts'
import type { EmailPayloads } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'

export function stockAlertConfirmation(
  { product, link, days }: EmailPayloads['stock_alert_confirmation'],
  { words }: TemplateContext,
): EmailContent {
  const { subject, preview, heading, text, button, lasts } = words.stock_alert_confirmation
  return {
    subject: fill(subject, { product }),
    preview,
    heading,
    blocks: [
      { is: 'text', text: fill(text, { product }) },
      { is: 'button', label: button, link },
      { is: 'small', text: fill(lasts, { days }) },
    ],
  }
}

export function stockBack(
  { product, slug }: EmailPayloads['stock_back'],
  { words, linkTo }: TemplateContext,
): EmailContent {
  const { subject, preview, heading, text, button, once } = words.stock_back
  return {
    subject: fill(subject, { product }),
    preview,
    heading: fill(heading, { product }),
    blocks: [
      { is: 'text', text },
      { is: 'button', label: button, link: linkTo(href('product', { slug })) },
      { is: 'small', text: once },
    ],
  }
}
