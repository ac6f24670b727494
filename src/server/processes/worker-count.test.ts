import { expect, test } from 'vitest'
import { readWorkerCount } from './worker-count.ts'

const POSTGRES = { databaseUrl: 'postgres://localhost/shop', role: 'all' } as const
const PGLITE = { databaseUrl: undefined, role: 'all' } as const

test.each([
  [[], POSTGRES, 0],
  [['--workers', '1'], POSTGRES, 1],
  [['--workers', '4'], POSTGRES, 4],
  [[], PGLITE, 0],
  [['--workers', '1'], PGLITE, 0],
] as const)('%j serves with %o as %i', (args, config, count) => {
  expect(readWorkerCount(args, config)).toBe(count)
})

test('several processes are refused on PGlite, in words that say what to do', () => {
  expect(() => readWorkerCount(['--workers', '2'], PGLITE)).toThrow(
    '--workers needs PostgreSQL: set DATABASE_URL. PGlite allows one process per folder',
  )
})

test('a process of the jobs has no workers', () => {
  expect(readWorkerCount([], { ...POSTGRES, role: 'work' })).toBe(0)
  expect(() => readWorkerCount(['--workers', '2'], { ...POSTGRES, role: 'work' })).toThrow('ROLE is work')
})

test.each(['0', '-1', '1.5', '65', 'many', ''])('a count of "%s" is refused', (count) => {
  expect(() => readWorkerCount([`--workers=${count}`], POSTGRES)).toThrow('a whole number from 1 to 64')
})

test('an unknown argument is refused', () => {
  expect(() => readWorkerCount(['--worker', '2'], POSTGRES)).toThrow("Unknown option '--worker'")
})
