import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './run-steps.ts'

const page = readFileSync(join(ROOT, 'docs/security.md'), 'utf8')

/** How many requirements of levels 1 and 2 each section of ASVS 5.0.0 has; they come first in every section. */
const SECTIONS: Record<string, number> = {
  ...{ '1.1': 2, '1.2': 9, '1.3': 11, '1.4': 3, '1.5': 2 },
  ...{ '2.1': 3, '2.2': 3, '2.3': 4, '2.4': 1 },
  ...{ '3.2': 2, '3.3': 4, '3.4': 6, '3.5': 5, '3.7': 2 },
  ...{ '4.1': 3, '4.2': 1, '4.3': 2, '4.4': 4 },
  ...{ '5.1': 1, '5.2': 3, '5.3': 2, '5.4': 3 },
  ...{ '6.1': 3, '6.2': 12, '6.3': 4, '6.4': 4, '6.5': 5, '6.6': 3, '6.8': 4 },
  ...{ '7.1': 3, '7.2': 4, '7.3': 2, '7.4': 5, '7.5': 2, '7.6': 2 },
  ...{ '8.1': 2, '8.2': 3, '8.3': 1, '8.4': 1 },
  ...{ '9.1': 3, '9.2': 4 },
  ...{ '10.1': 2, '10.2': 2, '10.3': 4, '10.4': 11, '10.5': 5, '10.6': 2, '10.7': 3 },
  ...{ '11.1': 2, '11.2': 3, '11.3': 3, '11.4': 4, '11.5': 1, '11.6': 1 },
  ...{ '12.1': 3, '12.2': 2, '12.3': 4 },
  ...{ '13.1': 1, '13.2': 5, '13.3': 2, '13.4': 5 },
  ...{ '14.1': 2, '14.2': 4, '14.3': 3 },
  ...{ '15.1': 3, '15.2': 3, '15.3': 7 },
  ...{ '16.1': 1, '16.2': 5, '16.3': 4, '16.4': 3, '16.5': 3 },
  ...{ '17.1': 1, '17.2': 4, '17.3': 2 },
}

const named = [...page.matchAll(/`((?:src|scripts|test)\/[\w./-]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)]

test('every test that the security page names exists', () => {
  expect(named.length).toBeGreaterThan(80)
  const missing = named.filter(([, path = '', name = '']) => {
    if (!existsSync(join(ROOT, path))) return true
    const text = readFileSync(join(ROOT, path), 'utf8')
    return !["'", '`'].some((quote) => text.includes(`(${quote}${name}${quote},`))
  })
  expect(missing.map(([whole]) => whole)).toEqual([])
})

test('every threat names a test', () => {
  const [, threats = ''] = page.split('## Threats')
  const rows = (threats.split('\n## ')[0] ?? '').split('\n').filter((line) => line.startsWith('| '))
  expect(rows.length).toBeGreaterThan(35)
  expect(rows.slice(1).filter((row) => !/\.(test|spec)\.ts` “/.test(row))).toEqual([])
})

test('every requirement of level 2 is listed once, with how it is met', () => {
  const listed = [...page.matchAll(/^\| (\d[\d., –]*) \| (yes|partly|no|n\/a|operator) \| [^|]+ \|/gm)].flatMap(
    ([, ids = '']) => ids.split(', ').flatMap(expand),
  )
  const all = Object.entries(SECTIONS).flatMap(([section, count]) =>
    Array.from({ length: count }, (_, i) => `${section}.${i + 1}`),
  )
  expect(all.length).toBe(253)
  expect(listed.toSorted()).toEqual(all.toSorted())
})

/** `1.2.6–1.2.8` are three. */
function expand(ids: string): string[] {
  const [first = '', last = first] = ids.split('–')
  const section = first.slice(0, first.lastIndexOf('.'))
  const numberOf = (id: string) => Number(id.split('.').at(-1))
  return Array.from({ length: numberOf(last) - numberOf(first) + 1 }, (_, i) => `${section}.${numberOf(first) + i}`)
}
