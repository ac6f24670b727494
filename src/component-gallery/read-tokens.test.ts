import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTokens } from './read-tokens.ts'

const tokens = readTokens(readFileSync(new URL('../ui/tokens.css', import.meta.url), 'utf8'))

test('colours, sizes and spacing tokens are parsed', () => {
  expect(tokens).toContainEqual({ name: '--color-paper', value: '#f6f2ea' })
  expect(tokens.some(({ name, value }) => name === '--text-display' && value.startsWith('clamp('))).toBe(true)
  expect(tokens.some(({ name }) => name === '--spacing-section')).toBe(true)
})

test('resets of a token family to initial are left out', () => {
  expect(tokens.filter(({ value }) => value === 'initial')).toEqual([])
})
