import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Step {
  name: string
  /** A command below node_modules/, or a script of ours, and what it is given; run by this very Node. */
  command: readonly [string, ...string[]]
  env?: Record<string, string>
}

/**
 * Runs steps one after the other, all of them, and tells at the end which failed.
 *
 * @returns whether all succeeded
 */
export function runSteps(steps: readonly Step[]): boolean {
  const outcomes = steps.map(({ name, command: [script, ...args], env }) => {
    console.log(`\n— ${name}`)
    const begun = Date.now()
    const { status } = spawnSync(process.execPath, [script, ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    return { name, succeeded: status === 0, seconds: Math.round((Date.now() - begun) / 1000) }
  })
  console.log('')
  for (const { name, succeeded, seconds } of outcomes) {
    console.log(`${succeeded ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  }
  const failed = outcomes.filter((outcome) => !outcome.succeeded).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
  return failed === 0
}
