import { expect, test } from 'vitest'
import { replacePart } from './report-part.ts'

const DOCUMENT = '# Title\n\nHead\n\n## One\n\nfirst\n\n## One more\n\nsecond\n'

test('a part is replaced, and the others stay as they were', () => {
  expect(replacePart(DOCUMENT, 'One', 'new\n\n### Below\n')).toBe(
    '# Title\n\nHead\n\n## One\n\nnew\n\n### Below\n\n## One more\n\nsecond\n',
  )
  expect(replacePart(DOCUMENT, '', '# Other')).toBe('# Other\n\n## One\n\nfirst\n\n## One more\n\nsecond\n')
})

test('a new part goes to the end, and into an empty document', () => {
  expect(replacePart(DOCUMENT, 'Two', 'third')).toBe(`${DOCUMENT}\n## Two\n\nthird\n`)
  expect(replacePart('# Title\n', 'Two', 'third')).toBe('# Title\n\n## Two\n\nthird\n')
})

test('what was written once is the same when it is written again', () => {
  expect(replacePart(replacePart(DOCUMENT, 'Two', 'third'), 'Two', 'third')).toBe(replacePart(DOCUMENT, 'Two', 'third'))
})
