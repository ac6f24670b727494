import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Step {
  name: string
  /** A JavaScript or TypeScript file and its arguments, run with the current Node. */
  command: readonly [string, ...string[]]
  env?: Record<string, string>
}

/** Runs all steps, even after a failure, and prints a summary. Returns whether all succeeded. */
export function runSteps(steps: readonly Step[]): boolean {
  const outcomes = steps.map(({ name, command: [script, ...args], env }) => {
    console.log(`\n— ${name}`)
    const startedAt = Date.now()
    const { status } = spawnSync(process.execPath, [script, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    return { name, succeeded: status === 0, seconds: Math.round((Date.now() - startedAt) / 1000) }
  })
  console.log('')
  for (const { name, succeeded, seconds } of outcomes) {
    console.log(`${succeeded ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  }
  const failed = outcomes.filter((outcome) => !outcome.succeeded).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
  return failed === 0
}
