import { expect, test } from 'vitest'
import { personTyped } from './person-typed.ts'

test.each([
  ['', {}],
  ['99 11 22 33', { phone: '99 11 22 33' }],
  ['+357 99-112233', { phone: '+357 99-112233' }],
  ['maria@example.com', { email: 'maria@example.com' }],
  ['Μαρία', { firstName: 'Μαρία' }],
  ['Μαρία  Άννα Ιωάννου', { firstName: 'Μαρία', lastName: 'Άννα Ιωάννου' }],
])('what is typed as “%s” goes into its field', (typed, fields) => {
  expect(personTyped(typed)).toEqual(fields)
})
