import { expect, test } from 'vitest'
import { foldText } from '../search-key.ts'
import { markLenses } from './lens-words.ts'
import { readSuperlative } from './superlatives.ts'

const read = (text: string) => readSuperlative(markLenses(foldText(text)))

test.each([
  ['what are the lightest glasses you have', 'xqweight5', 'xqweight60'],
  ['τα πιο ελαφριά', 'xqweight5', 'xqweight60'],
  ['ελαφρύτερος σκελετός', 'xqweight5', 'xqweight60'],
  ['widest frame', 'xqwidth165', 'xqwidth105'],
  ['το μεγαλύτερο', 'xqwidth165', 'xqwidth105'],
  ['smallest sunglasses', 'xqwidth105', 'xqwidth165'],
  ['πιο στενά', 'xqwidth105', 'xqwidth165'],
  ['dark lenses', 'xqfilter4', 'xqfilter0'],
])('%s is in order from %s to %s', (q, first, last) => {
  expect(read(q)?.[0]).toBe(first)
  expect(read(q)?.at(-1)).toBe(last)
})

test.each(['light', 'wide frames', 'μεγάλα', 'dark brown frames', 'small'])('%s asks for no order', (q) => {
  expect(read(q)).toBeUndefined()
})
