import { DOOR_CARRIERS, NAMED_CARRIERS } from '../../domain/carriers.ts'
import { CHECKOUT_PAYMENT_METHODS, DELIVERY_METHODS } from '../../domain/shop-facts.ts'
import type { AdminDictionary } from '../../i18n/admin-dictionary.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'
import type { SettingField } from './setting-fields.ts'

type Words = AdminDictionary['settings']['ordering']

export function deliveryFields(words: Words, { checkout, carriers: carrierNames }: Dictionary): SettingField[] {
  const { fields, hints } = words
  const names = checkout.shippingMethods
  const carriers = DOOR_CARRIERS.map((value) => ({ value, name: carrierNames[value] }))
  return [
    ...DELIVERY_METHODS.map((method): SettingField => {
      return { path: `methods.${method}`, kind: 'flag', label: names[method], heading: words.methods }
    }),
    { path: 'cutOffAt', kind: 'time', label: fields.cutOffAt, hint: hints.cutOffAt, heading: words.days },
    { path: 'dispatchDays', kind: 'number', label: fields.dispatchDays, hint: hints.dispatchDays, heading: words.days },
    ...(['express', 'locker', 'collection'] as const).map((method): SettingField => {
      const label = fields[`${method}Estimate`]
      return { path: `estimates.${method}`, kind: 'text', label, hint: hints.estimate, heading: words.days }
    }),
    { path: 'lensEstimate', kind: 'text', label: fields.lensEstimate, hint: hints.lensEstimate, heading: words.days },
    {
      path: 'remotePostcodes',
      kind: 'text',
      label: fields.remotePostcodes,
      hint: hints.remotePostcodes,
      heading: words.remote,
    },
    {
      path: 'remoteEstimate',
      kind: 'text',
      label: fields.remoteEstimate,
      hint: hints.remoteEstimate,
      heading: words.remote,
    },
    ...DOOR_CARRIERS.map((id): SettingField => {
      return { path: `doorCarriers.${id}`, kind: 'flag', label: carrierNames[id], heading: words.carriers }
    }),
    ...(['standard', 'express'] as const).map((method): SettingField => {
      const label = fill(words.carrierOf, { method: names[method] })
      return { path: `carriers.${method}`, kind: 'choice', label, heading: words.carriers, options: carriers }
    }),
    ...NAMED_CARRIERS.map((id): SettingField => {
      const label = fill(words.trackingOf, { carrier: carrierNames[id] })
      return { path: `trackingLinks.${id}`, kind: 'url', label, hint: hints.tracking, heading: words.tracking }
    }),
  ]
}

export function paymentFields(words: Words, { checkout }: Dictionary): SettingField[] {
  const { fields, hints } = words
  return [
    ...CHECKOUT_PAYMENT_METHODS.map((method): SettingField => {
      const label = checkout.paymentMethods[method]
      return { path: `methods.${method}`, kind: 'flag', label, heading: words.methods }
    }),
    { path: 'bank.holder', kind: 'text', label: fields.holder, heading: words.bank },
    { path: 'bank.iban', kind: 'text', label: fields.iban, hint: hints.bank, heading: words.bank },
    { path: 'bank.bic', kind: 'text', label: fields.bic, heading: words.bank },
    { path: 'bank.name', kind: 'text', label: fields.bankName, heading: words.bank },
    { path: 'cashFeeCents', kind: 'money', label: fields.cashFeeCents, hint: hints.cashFeeCents, heading: words.cash },
    { path: 'limits.cashCapCents', kind: 'money', label: fields.cashCapCents, heading: words.cash },
    { path: 'limits.cashCallAboveCents', kind: 'money', label: fields.cashCallAboveCents, heading: words.cash },
    { path: 'holdMinutes', kind: 'number', label: fields.holdMinutes, hint: hints.holdMinutes, heading: words.holds },
    { path: 'transferDays', kind: 'number', label: fields.transferDays, heading: words.holds },
    ...(['attemptsPerOrder', 'declinesPerHour', 'declinesInTenMinutes', 'pauseMinutes'] as const).map(
      (name): SettingField => ({ path: `limits.${name}`, kind: 'number', label: fields[name], heading: words.limits }),
    ),
  ]
}
