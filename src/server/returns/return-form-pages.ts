import { html } from 'hono/html'
import { href } from '../../contract/href.ts'
import type { StatementForm } from '../../contract/withdrawal-forms.ts'
import type { WithdrawalStatement } from '../../contract/withdrawals.ts'
import type { Language } from '../../domain/shop-facts.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { plainPage } from '../http/plain-page.ts'

/** The second step: what is stated, and the button that states it. */
export function checkPage(language: Language, fields: Readonly<Partial<Record<string, string>>>, form: StatementForm) {
  const { withdrawal: words } = DICTIONARIES[language]
  const kept = ['name', 'orderNumber', 'email', 'scope', 'pieces', 'token'] as const
  return plainPage(
    language,
    words.check,
    html`<h1>${words.check}</h1>
<p>${words.checkText}</p>
<p><strong>${words.statement}</strong></p>
${factsOf(language, form)}
<form method="post" action="${href('withdraw')}">
${kept.map((name) => html`<input type="hidden" name="${name}" value="${fields[name] ?? ''}">`)}
<input type="hidden" name="step" value="confirm">
<button type="submit">${words.confirm}</button>
</form>
<p><a href="${href('withdraw')}">${words.change}</a></p>`,
  )
}

export function receiptPage(language: Language, statement: WithdrawalStatement) {
  const { withdrawal: words } = DICTIONARIES[language]
  const moment = formatDate(statement.statedAt, 'momentToSecond', language)
  return plainPage(
    language,
    words.done,
    html`<h1>${words.done}</h1>
<p>${fill(words.doneText, { moment, email: statement.email })}</p>
<dl><dt>${words.reference}</dt><dd>${statement.reference}</dd><dt>${words.receivedAt}</dt><dd>${moment}</dd></dl>
${factsOf(language, statement)}
<p>${words.next}</p>`,
  )
}

function factsOf(language: Language, { name, orderNumber, email, isWholeOrder, pieces }: StatementForm) {
  const { withdrawal: words } = DICTIONARIES[language]
  return html`<dl>
<dt>${words.name}</dt><dd>${name}</dd>
<dt>${words.orderNumber}</dt><dd>${orderNumber}</dd>
<dt>${words.email}</dt><dd>${email}</dd>
<dt>${words.scope}</dt><dd>${isWholeOrder ? words.whole : pieces}</dd>
</dl>`
}
