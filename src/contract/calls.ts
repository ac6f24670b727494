import type { accountCalls } from './account.ts'
import type { addressCalls } from './addresses.ts'
import type { appointmentCalls } from './appointments.ts'
import type { cartCalls } from './cart.ts'
import type { catalogCalls } from './catalog-calls.ts'
import type { checkoutOptionCalls } from './checkout-options.ts'
import type { deliveryPointCalls } from './delivery-points.ts'
import type { documentCalls } from './documents.ts'
import type { fitCalls } from './fit.ts'
import type { landingCalls } from './landings.ts'
import type { lensQuestionCalls } from './lens-questions.ts'
import type { lensCalls } from './lenses.ts'
import type { newsletterCalls } from './newsletter.ts'
import type { orderCalls } from './order-calls.ts'
import type { paymentCalls } from './payments.ts'
import type { pictureCalls } from './pictures.ts'
import type { prescriptionCalls } from './prescriptions.ts'
import type { savedCalls } from './saved.ts'
import type { securityCalls } from './security-calls.ts'
import type { stockAlertCalls } from './stock-alerts.ts'
import type { storeCalls } from './stores.ts'
import type { wearerCalls } from './wearers.ts'
import type { returnCalls } from './withdrawals.ts'

type AllCalls = typeof catalogCalls &
  typeof fitCalls &
  typeof landingCalls &
  typeof pictureCalls &
  typeof savedCalls &
  typeof cartCalls &
  typeof orderCalls &
  typeof checkoutOptionCalls &
  typeof deliveryPointCalls &
  typeof addressCalls &
  typeof prescriptionCalls &
  typeof lensCalls &
  typeof lensQuestionCalls &
  typeof wearerCalls &
  typeof paymentCalls &
  typeof documentCalls &
  typeof accountCalls &
  typeof securityCalls &
  typeof appointmentCalls &
  typeof storeCalls &
  typeof newsletterCalls &
  typeof stockAlertCalls &
  typeof returnCalls

interface Definition {
  method: string
  path: string
}

/** Definitions of calls by their method and path, as `'POST /api/cart'`. */
export type CallsOf<All extends Record<keyof All, Definition>> = {
  [Name in keyof All as `${Uppercase<All[Name]['method']>} ${All[Name]['path']}`]: All[Name]
}

/** Every call by its method and path. Types only: no schema reaches a bundle through it. */
export type Calls = CallsOf<AllCalls>
export type Call = keyof Calls

type Part<Of, Key extends string> = Of extends { request: infer R }
  ? R extends Record<Key, infer P>
    ? P
    : never
  : never
type Input<Schema> = Schema extends { _input: infer I } ? I : never
type Body<Of> = Part<Of, 'body'> extends { content: { 'application/json': { schema: infer S } } } ? Input<S> : never

type Written<Of> = { [Key in keyof Of]: string | number | boolean | Extract<Of[Key], undefined> }
type Given<Key extends string, Value> = [Value] extends [never]
  ? unknown
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** What a call of this definition takes. */
export type InputOf<Of> = Given<'params', Written<Input<Part<Of, 'params'>>>> &
  Given<'query', Written<Input<Part<Of, 'query'>>>> &
  ([Body<Of>] extends [never] ? unknown : { body: Body<Of> })
export type CallInput<Name extends Call> = InputOf<Calls[Name]>

type Success<Of> = Of extends { responses: infer R }
  ? { [Status in keyof R]: Status extends 200 | 201 | 202 ? R[Status] : never }[keyof R]
  : never

/** The body of its success. */
export type OutputOf<Of> =
  Success<Of> extends { content: { 'application/json': { schema: { _output: infer O } } } } ? O : never
export type CallOutput<Name extends Call> = OutputOf<Calls[Name]>
