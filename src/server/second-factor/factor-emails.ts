import { fill } from '../../i18n/translate.ts'
import type { Block, EmailContent } from '../email/email-content.ts'
import type { EmailPayloads, FactorHolder } from '../email/enqueue-email.ts'
import type { TemplateContext } from '../email/template-context.ts'

/** What to do if it was somebody else. */
function advice({ link }: FactorHolder, { words }: TemplateContext): Block[] {
  const { notYou, notYouStaff, button } = words.second_factor
  if (link === null) return [{ is: 'text', text: notYouStaff }]
  return [
    { is: 'text', text: notYou },
    { is: 'button', label: button, link },
  ]
}

function changeEmail(kind: 'second_factor_on' | 'second_factor_off', holder: FactorHolder, context: TemplateContext) {
  const { text, ...texts } = context.words[kind]
  const what: Block = { is: 'text', text: fill(text, { username: holder.username }) }
  return { ...texts, blocks: [what, ...advice(holder, context)] }
}

export const secondFactorOn = (holder: FactorHolder, context: TemplateContext): EmailContent =>
  changeEmail('second_factor_on', holder, context)

export const secondFactorOff = (holder: FactorHolder, context: TemplateContext): EmailContent =>
  changeEmail('second_factor_off', holder, context)

export function recoveryCodeUsed(payload: EmailPayloads['recovery_code'], context: TemplateContext): EmailContent {
  const { username, codesLeft: count } = payload
  const { text, ...texts } = context.words.recovery_code
  return { ...texts, blocks: [{ is: 'text', text: fill(text, { username, count }) }, ...advice(payload, context)] }
}
