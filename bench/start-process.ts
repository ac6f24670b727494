import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

interface Started {
  process: ChildProcess
  /** Milliseconds until the first answer. */
  ms: number
}

/**
 * Starts a program of the shop and waits until it answers.
 * @throws Error if it ends first
 */
export async function startProcess(
  args: readonly string[],
  env: Record<string, string>,
  path: string,
): Promise<Started> {
  const begun = performance.now()
  const started = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const end = () => started.kill('SIGKILL')
  process.once('exit', end)
  started.once('exit', () => process.off('exit', end))
  for (;;) {
    if (started.exitCode !== null) throw new Error(`${args.join(' ')} did not start`)
    const answer = await fetch(`http://127.0.0.1:${env.PORT}${path}`).catch(() => null)
    if (answer?.ok) return { process: started, ms: performance.now() - begun }
    await pause(10)
  }
}

export async function endProcess(started: ChildProcess): Promise<void> {
  const ended = once(started, 'exit')
  started.kill('SIGTERM')
  await ended
}

const TICK_MS = 10

/** Of a process that runs, on Linux. */
export function usageOf({ pid }: ChildProcess): { cpuMs: number; memoryMb: number } {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(/\) /)
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  const kb = Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
  return { cpuMs: (user + system) * TICK_MS, memoryMb: kb / 1024 }
}
