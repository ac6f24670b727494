import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY_MS = 500

export interface Health {
  /** Which process. */
  pid: number
  /** By its own clock, and by the age of the process. */
  now: number
  aliveMs: number
  /** By the clock that no fault changes, the same in all processes. */
  at: number
  /** Event-loop delay: the longest since the last note. */
  delayMs: number
  memoryMb: number
}

/** Milliseconds since the machine was started. */
export const steadyNow = (): number => Number(process.hrtime.bigint() / 1_000_000n)

/** Writes the state of this process to a file, twice a second. */
export function noteHealth(file: string): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  setInterval(() => {
    const health: Health = {
      pid: process.pid,
      now: Date.now(),
      aliveMs: Math.round(performance.now()),
      at: steadyNow(),
      delayMs: Math.round(delay.max / 1e6),
      memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    }
    delay.reset()
    appendFileSync(file, `${JSON.stringify(health)}\n`)
  }, EVERY_MS)
}

export interface HealthWindow {
  lives: number
  longestDelayMs: number
  mostMemoryMb: number
}

export function createHealthReader(file: string) {
  const notes: Health[] = []
  const births = new Map<number, number>()
  let bytes = 0
  let shown = 0
  let clockJumps = 0

  function read(): void {
    const written = existsSync(file) ? readFileSync(file) : Buffer.alloc(0)
    const end = written.lastIndexOf('\n') + 1
    const lines = written.toString('utf8', bytes, end).split('\n')
    bytes = Math.max(bytes, end)
    for (const line of lines.filter((one) => one !== '')) {
      const note = JSON.parse(line) as Health
      const birth = note.now - note.aliveMs
      if (Math.abs(birth - (births.get(note.pid) ?? birth)) > 60_000) clockJumps += 1
      births.set(note.pid, birth)
      notes.push(note)
    }
  }

  return {
    /** How often the clock of a process was seen to jump by more than a minute. */
    clockJumps(): number {
      read()
      return clockJumps
    },
    /** All that was written. */
    notes(): readonly Health[] {
      read()
      return notes
    },
    /** What was written since the last call. */
    readWindow(): HealthWindow {
      read()
      const window = notes.slice(shown)
      shown = notes.length
      return {
        lives: new Set(window.map(({ pid }) => pid)).size,
        longestDelayMs: Math.max(0, ...window.map(({ delayMs }) => delayMs)),
        mostMemoryMb: Math.max(0, ...window.map(({ memoryMb }) => memoryMb)),
      }
    },
  }
}
