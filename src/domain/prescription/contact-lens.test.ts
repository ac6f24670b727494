import { expect, test } from 'vitest'
import { mentionsContactLens } from './contact-lens.ts'

test.each([
  'BC 8.6',
  'B.C. 8,6',
  'bc:8.6 dia:14.2',
  '-2.25 DIA 14.2',
  'Διάμετρος 14,2',
  'Φακοί επαφής',
  'ΦΑΚΟΙ ΕΠΑΦΗΣ',
  'contact lenses',
])('“%s” is of a contact lens', (text) => {
  expect(mentionsContactLens(text)).toBe(true)
})

test.each(['-2.25', 'Prism 2 base in', 'Dia Georgiou', 'Nicosia 14', 'BASE 45', 'βάση άνω'])(
  '“%s” is not of a contact lens',
  (text) => {
    expect(mentionsContactLens(text)).toBe(false)
  },
)
