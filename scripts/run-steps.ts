import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Step {
  name: string
  /** A JavaScript or TypeScript file and its arguments, run with the current Node. */
  command: readonly [string, ...string[]]
  env?: Record<string, string>
}

interface Outcome {
  name: string
  succeeded: boolean
  seconds: number
}

/**
 * Runs all steps, even after a failure, and prints a summary. Those of a list run side by side, and each is printed when
 * it has ended. Resolves to whether all succeeded.
 */
export async function runSteps(steps: readonly (Step | readonly Step[])[]): Promise<boolean> {
  const outcomes: Outcome[] = []
  for (const step of steps) outcomes.push(...('name' in step ? [await runAlone(step)] : await runBeside(step)))
  console.log('')
  for (const { name, succeeded, seconds } of outcomes) {
    console.log(`${succeeded ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  }
  const failed = outcomes.filter((outcome) => !outcome.succeeded).length
  console.log(`${outcomes.length - failed} passed, ${failed} failed`)
  return failed === 0
}

function runAlone(step: Step): Promise<Outcome> {
  console.log(`\n— ${step.name}`)
  return run(step, 'inherit')
}

/** As many at once as there are processors. */
async function runBeside(steps: readonly Step[]): Promise<Outcome[]> {
  const left = [...steps]
  const outcomes: Outcome[] = []
  const work = async () => {
    for (let step = left.shift(); step !== undefined; step = left.shift()) outcomes.push(await run(step, 'pipe'))
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return steps.flatMap(({ name }) => outcomes.find((outcome) => outcome.name === name) ?? [])
}

async function run({ name, command: [script, ...args], env }: Step, output: 'inherit' | 'pipe'): Promise<Outcome> {
  const startedAt = Date.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...env },
  })
  const printed = [child.stdout, child.stderr].map((stream) => (stream === null ? '' : text(stream)))
  const [status] = await once(child, 'close')
  if (output === 'pipe') console.log(`\n— ${name}\n${(await Promise.all(printed)).join('')}`.trimEnd())
  return { name, succeeded: status === 0, seconds: Math.round((Date.now() - startedAt) / 1000) }
}
