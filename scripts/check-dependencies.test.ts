import { expect, test } from 'vitest'
import { checkDependencies, compareVersions, findDependencyProblems } from './check-dependencies.ts'
import { KNOWN_VULNERABLE } from './known-vulnerable.ts'

const HASH = `sha512-${'a'.repeat(86)}==`
const right = { version: '1.0.0', integrity: HASH, license: 'MIT' }
const problemsOf = (changes: object, name = 'thing') =>
  findDependencyProblems({ packages: { '': {}, [`node_modules/${name}`]: { ...right, ...changes } } }, {})

test('this project’s packages are all in order', () => {
  expect(checkDependencies()).toEqual([])
})

test.each([
  [{ resolved: 'git+ssh://git@github.com/a/b.git#1' }, 'comes from git+ssh'],
  [{ resolved: 'http://registry.npmjs.org/a/-/a-1.0.0.tgz' }, 'comes from http:'],
  [{ resolved: 'https://evil.example/a.tgz' }, 'comes from https://evil.example'],
  [{ integrity: undefined }, 'has no SHA-512'],
  [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'has no SHA-512'],
  [{ link: true }, 'is a link'],
  [{ name: 'other' }, 'is installed under another name'],
  [{ hasInstallScript: true }, 'runs a script'],
  [{ license: 'GPL-3.0-only' }, 'has the licence GPL-3.0-only'],
  [{ license: 'MIT AND SSPL-1.0' }, 'has the licence'],
  [{ license: 'LGPL-3.0-or-later' }, 'has the licence'],
  [{ license: undefined }, 'has the licence none'],
])('a package with %j is refused', (changes, problem) => {
  expect(problemsOf(changes).join()).toContain(problem)
})

test('licences with a choice, the registry and allowed scripts are accepted', () => {
  expect(problemsOf({ license: '(GPL-2.0 OR MIT)', resolved: 'https://registry.npmjs.org/a/-/a-1.0.0.tgz' })).toEqual(
    [],
  )
  expect(problemsOf({ hasInstallScript: true }, 'node')).toEqual([])
  expect(problemsOf({ license: 'Apache-2.0 AND LGPL-3.0-or-later' }, '@img/sharp-win32-x64')).toEqual([])
})

test('a lockfile without the binary of some platform is refused', () => {
  const names = { 'thing-linux': '1.0.0', 'thing-darwin': '1.0.0' }
  const packages = {
    'node_modules/thing': { ...right, optionalDependencies: names },
    'node_modules/thing-linux': right,
  }
  expect(findDependencyProblems({ packages }, {})).toEqual([
    'thing-darwin: the lockfile lacks it, and thing may need it',
  ])
})

test('a package within the archive of another needs no hash of its own, others do', () => {
  const bundled = { version: '1.0.0', license: 'MIT', inBundle: true }
  const problemsAt = (path: string) => findDependencyProblems({ packages: { [path]: bundled } }, {})
  expect(problemsAt('node_modules/outer/node_modules/inner')).toEqual([])
  expect(problemsAt('node_modules/inner')).toEqual(['inner@1.0.0: has no SHA-512'])
})

test('a version with a known weakness is refused, the mended one is not', () => {
  expect(problemsOf({ version: '8.17.0' }, 'ws').join()).toContain('CVE-2024-37890')
  expect(problemsOf({ version: '8.17.1' }, 'ws')).toEqual([])
  for (const { name, from = '0.0.0', fixedIn } of KNOWN_VULNERABLE) {
    expect(compareVersions(from, fixedIn), name).toBeLessThan(0)
  }
})

test.each([
  '^1.0.0',
  'latest',
  'git+https://github.com/a/b.git',
  'https://a.example/b.tgz',
  'file:../b',
  'npm:other@1.0.0',
])('package.json may not ask for %s', (spec) =>
  expect(findDependencyProblems({ packages: {} }, { dependencies: { a: spec } })).toHaveLength(1),
)
