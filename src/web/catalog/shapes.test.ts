import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SHAPES } from '../../domain/eyewear.ts'

const css = readFileSync(new URL('shapes.css', import.meta.url), 'utf8')

test.each(SHAPES)('draws the shape %s beside its name', (shape) => {
  const file = `./shapes/${shape}.svg`
  expect(css).toContain(`[data-shape="${shape}"] {\n  --shape: url("${file}");\n}`)
  expect(existsSync(new URL(file, import.meta.url))).toBe(true)
})
