import { expect, test } from 'vitest'
import { el } from './el.ts'
import { en } from './en.ts'
import { fill, loadDictionary, plural } from './translate.ts'

type Tree = { readonly [key: string]: string | Tree }

function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : texts(value, `${path}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('placeholders are filled, also repeated ones', () => {
  expect(fill('{product} has been added', { product: 'Aviator' })).toBe('Aviator has been added')
  expect(fill('{a} of {b}, {a}', { a: 1, b: 2 })).toBe('1 of 2, 1')
})

test('filled-in values are not read as patterns or placeholders', () => {
  expect(fill('{a} {b}', { a: '$& {b}', b: 'x' })).toBe('$& {b} x')
})

test('singular and plural have different texts', () => {
  expect(plural(en.listing.results, 1, 'en')).toBe('1 product')
  expect(plural(el.listing.results, 3, 'el')).toBe('3 προϊόντα')
})

test('loading the shell after the whole dictionary removes nothing', async () => {
  await loadDictionary('en', 'whole')
  expect(await loadDictionary('en', 'shell')).toEqual(en)
})

test('both languages have the same placeholders', () => {
  const greek = new Map(texts(el as unknown as Tree))
  const differing = texts(en as unknown as Tree).filter(
    ([path, text]) => String(placeholders(text)) !== String(placeholders(greek.get(path) ?? '')),
  )
  expect(differing).toEqual([])
})

test('no Greek word has a Latin letter or a wrong sigma', () => {
  const wrong = texts(el as unknown as Tree).filter(
    ([, text]) => /[Α-ώ][A-Za-z]|[A-Za-z][Α-ώ]/.test(text) || /σ(?![\p{L}])/u.test(text) || /ς(?=\p{L})/u.test(text),
  )
  expect(wrong).toEqual([])
})

test('Greek texts use email without a hyphen, so that it does not wrap', () => {
  const parted = texts(el as unknown as Tree).filter(([, text]) => /e-mail/i.test(text))
  expect(parted).toEqual([])
})
