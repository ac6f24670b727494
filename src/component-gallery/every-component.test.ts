import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, text: readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8') }))

test('every component of src/ui is in the gallery or part of one that is', () => {
  const used = [...read('./'), ...read('../ui/')].map(({ text }) => text).join('\n')
  const missing = read('../ui/').filter(({ name }) => !used.includes(`/${name}'`))
  expect(missing.map(({ name }) => name)).toEqual([])
})
