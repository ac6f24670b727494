import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHAPES } from '../../domain/eyewear.ts'

const css = readFileSync(new URL('shapes.css', import.meta.url), 'utf8')
const drawings = readFileSync(new URL('shapes.svg', import.meta.url), 'utf8')
/** The height of a drawing, in units of the file. */
const HEIGHT = 38

test.each(SHAPES.map((shape, row) => [shape, row] as const))('draws the shape %s in row %d', (shape, row) => {
  expect(css).toContain(`[data-shape="${shape}"] {\n  --row: ${row};\n}`)
  expect(drawings).toMatch(new RegExp(`<path id="${shape}" d="[^"]+" transform="translate\\(53 ${row * HEIGHT}\\)"/>`))
})

test('the file is as high as its rows, of which the rule knows the last', () => {
  expect(drawings).toContain(`viewBox="0 0 100 ${SHAPES.length * HEIGHT}"`)
  expect(css).toContain(`aspect-ratio: 100 / ${HEIGHT};`)
  expect(css).toContain(`calc(var(--row) * 100% / ${SHAPES.length - 1})`)
})
