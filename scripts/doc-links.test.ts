import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-steps.ts'

const documents = [
  ...['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md'],
  ...['docs', 'docs/decisions'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

test.each(documents)('every file that %s links to exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const targets = [...text.matchAll(/\]\((?!https?:|\/|#)([^)#]+)[^)]*\)/g)].map(([, target = '']) => target)
  expect(targets.filter((target) => !existsSync(join(ROOT, dirname(document), target)))).toEqual([])
})

test('every decision is listed', () => {
  const list = readFileSync(join(ROOT, 'docs/decisions/README.md'), 'utf8')
  const pages = readdirSync(join(ROOT, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name))
  expect(pages.filter((name) => !list.includes(`](${name})`))).toEqual([])
})
