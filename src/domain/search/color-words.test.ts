import { expect, test } from 'vitest'
import { betweenColors } from './color-words.ts'

test.each([
  ['ledra panto honey black', 'ledra panto honey | black'],
  ['γκριζο πρασινο', 'γκριζο | πρασινο'],
  ['mavra kokkina xrysa', 'mavra | kokkina | xrysa'],
  ['black round gold', 'black round gold'],
  ['polarised black', 'polarised black'],
])('%s', (text, either) => expect(betweenColors(text.split(' ')).join(' ')).toBe(either))
