import { expect, test } from 'vitest'
import { adminEl } from './admin-el.ts'
import { adminEn } from './admin-en.ts'

type Tree = { readonly [key: string]: string | Tree }

function texts(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value] as [string, string]] : texts(value, `${path}${key}.`),
  )
}

const placeholders = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test('both languages of the back office have the same placeholders', () => {
  const greek = new Map(texts(adminEl))
  const differing = texts(adminEn).filter(
    ([path, text]) => String(placeholders(text)) !== String(placeholders(greek.get(path) ?? '')),
  )
  expect(differing).toEqual([])
})

test('no Greek word of the back office has a Latin letter or a wrong sigma', () => {
  const wrong = texts(adminEl).filter(
    ([, text]) => /[Α-ώ][A-Za-z]|[A-Za-z][Α-ώ]/.test(text) || /σ(?![\p{L}])/u.test(text) || /ς(?=\p{L})/u.test(text),
  )
  expect(wrong).toEqual([])
})

test('no text of the back office is left in English', () => {
  const greek = new Map(texts(adminEl))
  const wordsOf = (text: string) => text.replace(/\{\w+\}|Elegance|Ctrl/g, '')
  const same = texts(adminEn).filter(([path, text]) => /[a-z]{3}/.test(wordsOf(text)) && greek.get(path) === text)
  expect(same.map(([path]) => path)).toEqual([])
})
