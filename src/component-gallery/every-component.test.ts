import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (folder: string) =>
  readdirSync(new URL(folder, import.meta.url))
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => ({ name, text: readFileSync(new URL(`${folder}${name}`, import.meta.url), 'utf8') }))

test('every part of src/ui stands on a shelf, or within a part that does', () => {
  const used = [...read('./'), ...read('../ui/')].map(({ text }) => text).join('\n')
  const forgotten = read('../ui/').filter(({ name }) => !used.includes(`/${name}'`))
  expect(forgotten.map(({ name }) => name)).toEqual([])
})
