import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { ControlNote } from './health-lines.ts'

const PROGRAM = fileURLToPath(new URL('./control.ts', import.meta.url))

/** Starts the process that measures how slow the machine is. */
export function openControl(file: string) {
  const running = spawn(process.execPath, [PROGRAM, file], { stdio: 'ignore' })
  const kill = () => running.kill('SIGKILL')
  process.once('exit', kill)
  return {
    notes(): ControlNote[] {
      const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
      return lines.slice(0, -1).map((line) => JSON.parse(line) as ControlNote)
    },
    stop(): void {
      process.off('exit', kill)
      kill()
    },
  }
}
