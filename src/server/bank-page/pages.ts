import { html } from 'hono/html'
import { formatMoney } from '../../domain/money.ts'
import { LANGUAGES, type Language, SHOP_NAME } from '../../domain/shop-facts.ts'
import { formatDate } from '../../i18n/formats.ts'
import { LANGUAGE_CODES } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { type BankPayment, MAX_WRONG_CODES, TEST_CODE } from './bank-payment.ts'
import type { BuyerAct } from './buyer-acts.ts'
import { BANK_PAGE_WORDS } from './words.ts'

interface View {
  payment: BankPayment
  language: Language
}

export function payPage({ payment, language }: View) {
  const words = BANK_PAGE_WORDS[language]
  const declineHint = payment.wire === 'paypal' ? words.declinePayPalHint : words.declineHint
  return page(
    { payment, language },
    fill(words.heading, { amount: formatMoney(payment.amountCents) }),
    html`
${payment.state === 'declined' ? html`<p class="notice" role="alert">${words.declined}</p>` : ''}
${facts({ payment, language })}
<form method="post">
<h2>${words.choose}</h2>
${choice('approve', words.approve, words.approveHint, 'first')}
${choice('ask-code', words.askCode, words.askCodeHint)}
${choice('decline', words.decline, declineHint)}
${choice('pay-and-close', words.close, words.closeHint)}
<p><button class="link" name="act" value="abandon">${words.abandon}</button></p>
</form>`,
  )
}

export function codePage({ payment, language }: View) {
  const words = BANK_PAGE_WORDS[language]
  const isWrong = payment.wrongCodes > 0
  const left = MAX_WRONG_CODES - payment.wrongCodes
  return page(
    { payment, language },
    words.codeHeading,
    html`
${facts({ payment, language })}
<form method="post">
<p><label for="code">${words.code}</label>
<input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" required
 aria-describedby="hint${isWrong ? ' wrong' : ''}" ${isWrong ? html`aria-invalid="true"` : ''}></p>
<p id="hint" class="hint">${fill(words.codeHint, { code: TEST_CODE })}</p>
${isWrong ? html`<p id="wrong" class="notice" role="alert">${fill(words.wrongCode, { left })}</p>` : ''}
<p><button class="first" name="act" value="code">${words.send}</button></p>
</form>
<form method="post"><p><button class="link" name="act" value="abandon">${words.abandon}</button></p></form>`,
  )
}

export function paidPage({ payment, language }: View) {
  const words = BANK_PAGE_WORDS[language]
  return page({ payment, language }, words.paidHeading, html`<p>${words.paid}</p>${facts({ payment, language })}`)
}

export function overPage({ payment, language }: View) {
  const words = BANK_PAGE_WORDS[language]
  return page({ payment, language }, words.overHeading, html`<p>${words.over}</p>${back({ payment, language })}`)
}

export function endedPage({ payment, language }: View) {
  const words = BANK_PAGE_WORDS[language]
  return page({ payment, language }, words.endedHeading, html`<p>${words.ended}</p>${back({ payment, language })}`)
}

const back = ({ payment, language }: View) =>
  html`<p><a href="${payment.cancelUrl}">${BANK_PAGE_WORDS[language].backToShop}</a></p>`

const choice = (act: BuyerAct, name: string, hint: string, look = '') => html`<p>
<button class="${look}" name="act" value="${act}" aria-describedby="${act}-hint">${name}</button>
<span class="hint" id="${act}-hint">${hint}</span></p>`

function facts({ payment, language }: View) {
  const words = BANK_PAGE_WORDS[language]
  return html`<dl>
<div><dt>${words.to}</dt><dd>${SHOP_NAME}</dd></div>
<div><dt>${words.number}</dt><dd>${payment.number}</dd></div>
<div><dt>${words.until}</dt><dd>${formatDate(payment.expiresAt, 'time', language)}</dd></div>
</dl>`
}

function page({ payment, language }: View, heading: string, content: unknown) {
  const words = BANK_PAGE_WORDS[language]
  const others = LANGUAGE_CODES.filter((code) => code !== language)
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>${heading} | ${words.title[payment.wire]}</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="/bank-page.css">
</head>
<body>
<header><p class="brand">${words.title[payment.wire]}</p>
<nav aria-label="${words.language}">${others.map(
    (code) => html`<a href="?language=${code}" lang="${code}" hreflang="${code}">${LANGUAGES[code].name}</a>`,
  )}</nav></header>
<p class="banner">${words.banner}</p>
<main><h1>${heading}</h1>${content}</main>
</body>
</html>`
}
