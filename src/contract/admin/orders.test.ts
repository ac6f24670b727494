import { expect, test } from 'vitest'
import { noteForm } from './note-form.ts'
import { orderEmailForm, orderStepForm } from './orders.ts'

const REQUEST = 'b3b1c9f4-5a0e-4a53-9d0e-0f6d2c1f7a11'
const problemsOf = (form: { safeParse(input: unknown): { error?: { issues: { message: string }[] } | undefined } }) => {
  return (input: unknown) => form.safeParse(input).error?.issues.map(({ message }) => message) ?? []
}
const step = problemsOf(orderStepForm)

test('a step to collection names the store, and others do not', () => {
  expect(step({ version: 1, status: 'ready_for_collection' })).toEqual(['store_required'])
  expect(step({ version: 1, status: 'ready_for_collection', store: 'paphos' })).toEqual([])
  expect(step({ version: 1, status: 'ready_for_collection', store: 'Athens' })).toEqual(['store_required'])
  expect(step({ version: 1, status: 'shipped', store: 'paphos' })).toEqual(['invalid_value'])
})

test('a tracking number belongs to a shipment, and may be missing', () => {
  expect(step({ version: 1, status: 'shipped', trackingNumber: ' RR 123 CY ' })).toEqual([])
  expect(step({ version: 1, status: 'shipped', trackingNumber: '' })).toEqual([])
  expect(step({ version: 1, status: 'delivered', trackingNumber: 'RR123' })).toEqual(['invalid_value'])
})

test('cancelling is no step of this call', () => {
  expect(step({ version: 1, status: 'cancelled' })).toHaveLength(1)
})

test('a note has words, and an e-mail address is one', () => {
  expect(problemsOf(noteForm)({ text: ' \n ', requestKey: REQUEST })).toEqual(['text_required'])
  expect(problemsOf(orderEmailForm)({ version: 1, email: 'eleni', isConfirmationResent: true })).toEqual([
    'invalid_email',
  ])
})
