import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { ROOT } from './run-steps.ts'

/** Where Vitest writes its report. */
export const UNIT_REPORT = '.shop/unit-tests.json'
/** Where Playwright writes its report. */
export const E2E_REPORT = '.shop/e2e-tests.json'

interface UnitReport {
  testResults: {
    name: string
    message: string
    status: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] | null }[]
  }[]
}

interface Suite {
  file: string
  suites?: Suite[]
  specs?: { title: string; ok: boolean; tests: { results: { error?: { message?: string } }[] }[] }[]
}

export const removeReports = () => {
  for (const report of [UNIT_REPORT, E2E_REPORT]) rmSync(join(ROOT, report), { force: true })
}

/**
 * The failed tests with the first lines of their errors. They end the output, since CI may keep the end alone.
 * @returns a line or more for each
 */
export const listFailedTests = (): string[] => [...failedUnitTests(), ...failedE2eTests()]

function failedUnitTests(): string[] {
  const report = readReport<UnitReport>(UNIT_REPORT)
  return (report?.testResults ?? []).flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const failed = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && failed.length === 0) return [`${file}: ${firstLines(message)}`]
    return failed.map((test) => `${file}: ${test.fullName}\n${firstLines(test.failureMessages?.[0] ?? '')}`)
  })
}

function failedE2eTests(): string[] {
  const report = readReport<{ suites: Suite[] }>(E2E_REPORT)
  const ofSuite = ({ file, suites = [], specs = [] }: Suite): string[] => [
    ...suites.flatMap(ofSuite),
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests }) => `${file}: ${title}\n${firstLines(tests[0]?.results[0]?.error?.message ?? '')}`),
  ]
  return (report?.suites ?? []).flatMap(ofSuite)
}

const readReport = <Report>(path: string): Report | null =>
  existsSync(join(ROOT, path)) ? (JSON.parse(readFileSync(join(ROOT, path), 'utf8')) as Report) : null

const firstLines = (text: string) => text.split('\n').slice(0, 12).join('\n')
