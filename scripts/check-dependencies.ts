import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Advisory, KNOWN_VULNERABLE } from './known-vulnerable.ts'
import { ROOT } from './run-steps.ts'

interface LockedPackage {
  version?: string
  /** Of an alias: the package's true name. */
  name?: string
  resolved?: string
  integrity?: string
  license?: string
  hasInstallScript?: boolean
  link?: boolean
  /** It comes in the archive of the package around it, whose hash covers it. */
  inBundle?: boolean
  optionalDependencies?: Readonly<Record<string, string>>
}
export interface Lockfile {
  packages: Readonly<Record<string, LockedPackage>>
}
export interface Manifest {
  dependencies?: Readonly<Record<string, string>>
  devDependencies?: Readonly<Record<string, string>>
}

const REGISTRY = 'https://registry.npmjs.org/'
/** Their install scripts may run: that of `node` installs the package with its platform's binary. */
const MAY_RUN_SCRIPTS = ['node']
const LICENCES = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
])
/** Weak copyleft: used as they are, as a library of their own or in development alone. */
const OTHER_LICENCES: Readonly<Record<string, RegExp>> = {
  'LGPL-3.0-or-later': /^@img\/sharp-/,
  'MPL-2.0': /^(@axe-core\/playwright|axe-core|lightningcss(-.+)?)$/,
}
/** Packages whose manifest names no licence; their licence file does. */
const UNNAMED: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

/** What is wrong with the packages that the lockfile names. Needs no network. */
export function findDependencyProblems(
  { packages }: Lockfile,
  manifest: Manifest,
  advisories: readonly Advisory[] = KNOWN_VULNERABLE,
): string[] {
  const specs = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
  const inexact = specs.filter(([, spec]) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(spec))
  const locked = Object.entries(packages).filter(([path]) => path !== '')
  return [
    ...missingPackages(packages),
    ...inexact.map(([name, spec]) => `${name}: “${spec}” is no exact version of the registry`),
    ...locked.flatMap(([path, one]) => {
      const name = one.name ?? nameAt(path)
      return problemsOf(path, name, one, advisories).map((problem) => `${name}@${one.version ?? '?'}: ${problem}`)
    }),
  ]
}

/** Such as the binaries of other platforms. npm leaves them out on some, and `npm ci` then fails on all. */
function missingPackages(packages: Lockfile['packages']): string[] {
  const locked = new Set(Object.keys(packages).map(nameAt))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !locked.has(name))
      .map((name) => `${name}: the lockfile lacks it, and ${nameAt(path)} may need it`),
  )
}

const nameAt = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)

function problemsOf(path: string, name: string, one: LockedPackage, advisories: readonly Advisory[]): string[] {
  const problems: string[] = []
  if (one.link) problems.push('is a link to a folder')
  if (one.resolved !== undefined && !one.resolved.startsWith(REGISTRY)) problems.push(`comes from ${one.resolved}`)
  const isCovered = one.inBundle === true && path !== `node_modules/${name}`
  if (!isCovered && !/^sha512-[\w+/]{86}==$/.test(one.integrity ?? '')) problems.push('has no SHA-512')
  if (one.name !== undefined && !path.endsWith(`node_modules/${one.name}`))
    problems.push(`is installed under another name at ${path}`)
  if (one.hasInstallScript && !MAY_RUN_SCRIPTS.includes(name)) problems.push('runs a script when it is installed')
  const licence = one.license ?? UNNAMED[name] ?? 'none'
  if (!isLicenceAllowed(licence, name)) problems.push(`has the licence ${licence}`)
  const known = advisories.find((advisory) => advisory.name === name && isWithin(one.version ?? '', advisory))
  if (known !== undefined) problems.push(`is known to be vulnerable: ${known.advisory}, mended in ${known.fixedIn}`)
  return problems
}

/** Of an SPDX expression, every part of an AND needs one of its alternatives allowed. */
function isLicenceAllowed(licence: string, name: string): boolean {
  const isAllowed = (one: string) => LICENCES.has(one) || OTHER_LICENCES[one]?.test(name) === true
  const parts = licence.replace(/[()]/g, '').split(' AND ')
  return parts.every((part) => part.split(' OR ').some((one) => isAllowed(one.trim())))
}

const isWithin = (version: string, { from = '0.0.0', fixedIn }: Advisory) =>
  compareVersions(version, from) >= 0 && compareVersions(version, fixedIn) < 0

/** Negative where `a` is older. A version before a release counts as the release. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) =>
    version
      .replace(/[-+].*/, '')
      .split('.')
      .map(Number),
  )
  for (let at = 0; at < 3; at++) {
    const difference = (left?.[at] ?? 0) - (right?.[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** The problems of this project's packages. */
export function checkDependencies(): string[] {
  const read = (name: string) => JSON.parse(readFileSync(join(ROOT, name), 'utf8'))
  return findDependencyProblems(read('package-lock.json') as Lockfile, read('package.json') as Manifest)
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const problems = checkDependencies()
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length === 0 ? 0 : 1
}
