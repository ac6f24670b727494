import type { accountCalls } from './account.ts'
import type { appointmentCalls } from './appointments.ts'
import type { cartCalls } from './cart.ts'
import type { catalogCalls } from './catalog.ts'
import type { newsletterCalls } from './newsletter.ts'
import type { orderCalls } from './orders.ts'
import type { pictureCalls } from './pictures.ts'
import type { savedCalls } from './saved.ts'
import type { securityCalls } from './security.ts'

type AllCalls = typeof catalogCalls &
  typeof pictureCalls &
  typeof savedCalls &
  typeof cartCalls &
  typeof orderCalls &
  typeof accountCalls &
  typeof securityCalls &
  typeof appointmentCalls &
  typeof newsletterCalls

type Definition = AllCalls[keyof AllCalls]

/** Every call by its method and path, as `'POST /api/cart'`. Types only: no schema reaches a bundle through it. */
export type Calls = {
  [Name in keyof AllCalls as `${Uppercase<AllCalls[Name]['method']>} ${AllCalls[Name]['path']}`]: AllCalls[Name]
}
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

/** A call's input: path parameters, query and body. */
export type CallInput<Name extends Call> = Given<'params', Written<Input<Part<Calls[Name], 'params'>>>> &
  Given<'query', Written<Input<Part<Calls[Name], 'query'>>>> &
  ([Body<Calls[Name]>] extends [never] ? unknown : { body: Body<Calls[Name]> })

type Success<Of extends Definition> = {
  [Status in keyof Of['responses']]: Status extends 200 | 201 | 202 ? Of['responses'][Status] : never
}[keyof Of['responses']]

/** A call's output: the body of its success response. */
export type CallOutput<Name extends Call> =
  Success<Calls[Name]> extends { content: { 'application/json': { schema: { _output: infer O } } } } ? O : never
