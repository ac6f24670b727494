import { expect, test } from 'vitest'
import { loginForm, registrationForm } from '../../contract/account-forms.ts'
import { checkoutForm } from '../../contract/checkout-form.ts'
import { ApiError } from '../../contract/client.ts'
import { el } from '../../i18n/el.ts'
import type { Dictionary } from '../../i18n/translate.ts'
import { errorMessage } from '../error-message.ts'
import { problemsOf, problemText, serverProblems } from './problems.ts'

const greek = el as unknown as Dictionary
const apiError = (error: object, status = 400) => new ApiError(status, JSON.stringify({ error }))
const issuesOf = (schema: { safeParse: (values: unknown) => { error?: unknown } }, values: unknown) =>
  (schema.safeParse(values).error as { issues: { path: PropertyKey[]; message: string }[] }).issues

test('an empty checkout form has one problem per field', () => {
  const names = ['firstName', 'email', 'phoneNumber', 'postalCode', 'country', 'paymentMethod'] as const
  const values = { firstName: '', email: '', phoneNumber: '', postalCode: '', country: 'Cyprus', paymentMethod: '' }
  expect(problemsOf(issuesOf(checkoutForm, values), names)).toEqual({
    firstName: 'first_name_required',
    email: 'invalid_email',
    phoneNumber: 'invalid_phone',
    postalCode: 'postal_code_required',
    paymentMethod: 'payment_method_required',
  })
})

test('passwords that differ are a problem of the second one', () => {
  const values = { firstName: 'A', lastName: 'B', username: 'abc', email: 'a@b.cy', password: 'secret1' }
  const issues = issuesOf(registrationForm, { ...values, confirmPassword: 'secret2' })
  expect(problemsOf(issues, ['password', 'confirmPassword'])).toEqual({ confirmPassword: 'passwords_differ' })
})

test('a schema’s own message becomes invalid_value', () => {
  expect(problemsOf(issuesOf(loginForm, { username: 5, password: 'secret1' }), ['username'])).toEqual({
    username: 'invalid_value',
  })
})

test('a server error belongs to the field with the last part of its name', () => {
  const error = apiError({
    code: 'invalid_input',
    message: 'No',
    fields: { 'checkoutForm.email': 'Not an address', cartId: 'No' },
  })
  expect(serverProblems(error, ['email', 'city'])).toEqual({ email: 'Not an address' })
  expect(serverProblems(new TypeError('no network'), ['email'])).toEqual({})
})

test('a taken username is reported in the language of the page', () => {
  const error = apiError({ code: 'username_taken', message: 'Taken', fields: { username: 'Taken' } }, 409)
  const { username } = serverProblems(error, ['username'])
  expect(problemText(greek, username ?? '')).toBe(el.problems.username_taken)
  expect(errorMessage(greek, error, 'fallback')).toBe(el.errors.username_taken)
})

test('a call that failed without the shop’s response has the fallback', () => {
  expect(errorMessage(greek, new TypeError('no network'), 'fallback')).toBe('fallback')
  expect(errorMessage(greek, new ApiError(502, '<html>Bad Gateway'), 'fallback')).toBe('fallback')
})
