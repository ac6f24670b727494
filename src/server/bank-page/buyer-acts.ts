import { announce, announceDecline } from './announce.ts'
import type { Bank } from './bank.ts'
import { type BankPayment, isPayable, MAX_WRONG_CODES, TEST_CODE } from './bank-payment.ts'

export const BUYER_ACTS = ['approve', 'ask-code', 'code', 'decline', 'abandon', 'pay-and-close'] as const
export type BuyerAct = (typeof BUYER_ACTS)[number]

/** Where the buyer goes next: back to the shop, or to a page of the bank. */
export type NextPage = { url: string } | 'page' | 'paid'

/** What the buyer does on the page. An act that comes too late or again changes nothing. */
export async function takeBuyerAct(bank: Bank, id: string, act: { name: BuyerAct; code: string }): Promise<NextPage> {
  const off = bank.behaviour.amountOffCents
  const done = await bank.store.change(id, (payment) => {
    const before = payment.state
    if (isPayable(payment, bank.now())) change(payment, act, off)
    return { payment: structuredClone(payment), isChanged: payment.state !== before, next: nextPage(payment, act.name) }
  })
  if (done === null) return 'page'
  if (done.isChanged) await tell(bank, done.payment)
  return done.next
}

function change(payment: BankPayment, { name, code }: { name: BuyerAct; code: string }, offCents: number): void {
  payment.acts += 1
  switch (name) {
    case 'approve':
    case 'pay-and-close':
      approve(payment, offCents)
      return
    case 'ask-code':
      payment.state = 'code'
      payment.wrongCodes = 0
      return
    case 'code':
      tryCode(payment, code, offCents)
      return
    case 'decline':
      decline(payment)
  }
}

function tryCode(payment: BankPayment, code: string, offCents: number): void {
  if (payment.state !== 'code') return
  if (code.replaceAll(/\s/g, '') === TEST_CODE) approve(payment, offCents)
  else payment.wrongCodes += 1
  if (payment.wrongCodes >= MAX_WRONG_CODES) decline(payment)
}

function approve(payment: BankPayment, offCents: number): void {
  payment.isDeclinedAtCapture = false
  payment.approvedCents = payment.amountCents + offCents
  if (payment.wire === 'paypal') {
    payment.state = 'approved'
    return
  }
  payment.state = payment.isAuthorisationOnly ? 'authorised' : 'captured'
  if (!payment.isAuthorisationOnly) payment.capturedCents = payment.approvedCents
}

/** PayPal's buyers come back approved; it is the shop's capture that fails. */
function decline(payment: BankPayment): void {
  if (payment.wire === 'paypal') {
    payment.state = 'approved'
    payment.isDeclinedAtCapture = true
    return
  }
  payment.state = 'declined'
}

function nextPage(payment: BankPayment, act: BuyerAct): NextPage {
  if (act === 'abandon') return { url: withId(payment.cancelUrl, payment) }
  const isPaid = ['approved', 'authorised', 'captured'].includes(payment.state)
  if (!isPaid) return 'page'
  return act === 'pay-and-close' ? 'paid' : { url: withId(payment.returnUrl, payment) }
}

/** As JCC and PayPal do; the shop must not believe it. */
function withId(url: string, { wire, id, language }: BankPayment): string {
  const address = new URL(url)
  if (wire === 'paypal') address.searchParams.set('token', id)
  else {
    address.searchParams.set('orderId', id)
    address.searchParams.set('lang', language)
  }
  return address.href
}

const tell = (bank: Bank, payment: BankPayment) =>
  payment.state === 'declined' ? announceDecline(bank, payment) : announce(bank, payment)
