import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { monitorEventLoopDelay } from 'node:perf_hooks'

const EVERY_MS = 1_000

interface Health {
  /** Which process. */
  pid: number
  /** By its own clock, and by the age of the process. */
  now: number
  aliveMs: number
  /** Event-loop delay: the longest of the last second. */
  delayMs: number
  memoryMb: number
}

/** Writes the state of this process to a file, every second. */
export function noteHealth(file: string): void {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  delay.enable()
  setInterval(() => {
    const health: Health = {
      pid: process.pid,
      now: Date.now(),
      aliveMs: Math.round(performance.now()),
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

/** Reads what was written since the last call. */
export function createHealthReader(file: string) {
  let read = 0
  const births = new Map<number, number>()
  let clockJumps = 0

  return {
    /** How often the clock of a process was seen to jump by more than a minute. */
    clockJumps: () => clockJumps,
    readWindow(): HealthWindow {
      const text = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const end = text.lastIndexOf('\n') + 1
      const notes = text
        .slice(read, end)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line) as Health)
      read = end
      for (const { pid, now, aliveMs } of notes) {
        const birth = now - aliveMs
        if (Math.abs(birth - (births.get(pid) ?? birth)) > 60_000) clockJumps += 1
        births.set(pid, birth)
      }
      return {
        lives: new Set(notes.map(({ pid }) => pid)).size,
        longestDelayMs: Math.max(0, ...notes.map(({ delayMs }) => delayMs)),
        mostMemoryMb: Math.max(0, ...notes.map(({ memoryMb }) => memoryMb)),
      }
    },
  }
}
