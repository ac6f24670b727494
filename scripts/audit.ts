import { spawnSync } from 'node:child_process'
import { checkDependencies } from './check-dependencies.ts'
import { KNOWN_VULNERABLE, LIST_BY_HAND } from './known-vulnerable.ts'
import { ROOT } from './run-steps.ts'

/** Checks the packages without a network first, then asks the registry for its advisories where it answers. */
const problems = checkDependencies()
for (const problem of problems) console.error(problem)
console.log(
  `package-lock.json: ${problems.length} problems (sources, hashes, install scripts, licences, and ${KNOWN_VULNERABLE.length} ` +
    `vulnerable ranges of a list by hand, looked at on ${LIST_BY_HAND.lookedAtOn}, with advisories up to ${LIST_BY_HAND.advisoriesUpTo})`,
)

interface AuditReport {
  vulnerabilities?: Record<string, { severity: string; range: string; via: unknown[] }>
  message?: string
}
const isWindows = process.platform === 'win32'
const { stdout, error } = spawnSync('npm', ['audit', '--json'], { cwd: ROOT, encoding: 'utf8', shell: isWindows })
const report = readReport(stdout)
const found = Object.entries(report?.vulnerabilities ?? {})
if (report?.vulnerabilities === undefined) {
  console.log(
    `npm audit: NOT ASKED, the registry gave no advisories (${report?.message ?? error?.message ?? 'no answer'})`,
  )
} else {
  for (const [name, { severity, range }] of found) console.error(`${name} ${range}: ${severity}`)
  console.log(`npm audit: ${found.length} packages with advisories`)
}
process.exitCode = problems.length + found.length === 0 ? 0 : 1

function readReport(text: string | null): AuditReport | null {
  try {
    return JSON.parse(text ?? '') as AuditReport
  } catch {
    return null
  }
}
