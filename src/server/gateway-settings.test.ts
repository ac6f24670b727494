import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const JCC = { JCC_USERNAME: 'shop-api', JCC_PASSWORD: 'secret', JCC_CALLBACK_KEY: 'key' }
const STRIPE = { STRIPE_SECRET_KEY: 'sk', STRIPE_WEBHOOK_SECRET: 'whsec' }
const PAYPAL = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'WH' }
const LIVE = { NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://shop.example' }
const gatewaysOf = (env: Record<string, string>) => readConfig(env).gateways

test('without settings, payments are tried on the bank page', () => {
  expect(gatewaysOf({})).toMatchObject({ card: 'test', paypal: 'test', jcc: null, stripe: null })
})

test('in production nothing is offered without an account', () => {
  expect(gatewaysOf(LIVE)).toMatchObject({ card: null, paypal: null })
})

test('the bank page is refused in production', () => {
  expect(() => readConfig({ ...LIVE, CARD_GATEWAY: 'test' })).toThrow('CARD_GATEWAY: test is refused in production')
})

test('a public preview has no bank page either', () => {
  expect(gatewaysOf({ PUBLIC_ORIGIN: 'https://preview.example' })).toMatchObject({ card: null, paypal: null })
})

test.each([
  ['jcc', JCC],
  ['stripe', STRIPE],
])('CARD_GATEWAY=%s takes its account', (card, account) => {
  expect(gatewaysOf({ ...LIVE, ...account, CARD_GATEWAY: card })).toMatchObject({ card, paypal: null })
  expect(() => readConfig({ ...LIVE, CARD_GATEWAY: card })).toThrow(`${Object.keys(account)[0]}: required`)
})

test('an account of PayPal offers it; half of one is an error', () => {
  expect(gatewaysOf({ ...LIVE, ...PAYPAL })).toMatchObject({ card: null, paypal: 'paypal' })
  expect(() => readConfig({ PAYPAL_CLIENT_ID: 'id' })).toThrow('PAYPAL_CLIENT_SECRET: required with the others')
})

test('an account without the choice stays for the payments it took', () => {
  const gateways = gatewaysOf({ ...LIVE, ...JCC, ...STRIPE, CARD_GATEWAY: 'stripe' })
  expect(gateways).toMatchObject({ card: 'stripe', jcc: { userName: 'shop-api' } })
})

test('the hosts are the live ones in production, and the gateways’ test hosts elsewhere', () => {
  expect(gatewaysOf({ ...LIVE, ...JCC, ...PAYPAL })).toMatchObject({
    jcc: { url: 'https://gateway.jcc.com.cy/payment/rest/' },
    payPalAccount: { url: 'https://api-m.paypal.com' },
  })
  expect(gatewaysOf({ ...JCC, ...PAYPAL })).toMatchObject({
    jcc: { url: 'https://gateway-test.jcc.com.cy/payment/rest/' },
    payPalAccount: { url: 'https://api-m.sandbox.paypal.com' },
  })
  expect(gatewaysOf({ ...LIVE, ...JCC, GATEWAY_HOSTS: 'test' })).toMatchObject({
    jcc: { url: 'https://gateway-test.jcc.com.cy/payment/rest/' },
  })
})

test('other hosts are for tests on this machine', () => {
  expect(gatewaysOf({ ...JCC, JCC_URL: 'http://127.0.0.1:4000' })).toMatchObject({
    jcc: { url: 'http://127.0.0.1:4000/payment/rest/' },
  })
  expect(() => readConfig({ ...JCC, JCC_URL: 'https://elsewhere.example' })).toThrow('JCC_URL')
  expect(() => readConfig({ ...LIVE, ...JCC, JCC_URL: 'http://127.0.0.1:4000' })).toThrow('JCC_URL: refused')
})
