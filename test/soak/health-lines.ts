import type { Health } from './health.ts'
import type { LedgerLine } from './ledger-line.ts'

/** What the control process writes. */
export interface ControlNote {
  at: number
  /** How long its piece of work took. */
  workMs: number
  /** The result of the work, so that it is done. */
  sum: number
}

export const MOST_DELAY_MS = 1_000
export const MOST_MEMORY_MB = 768
export const MOST_GROWTH_MB = 150

/** A delay and the slowness of the machine are noted up to so long apart. */
const AROUND_MS = 2_000
/** Ages of lives whose memory is compared, in seconds. */
const AGES = [5, 10, 20, 40, 80, 160]
const LEAST_NOTES = 20
const LEAST_LIVES = 3

/** The limits of event-loop delay and memory. */
export function healthLines(notes: readonly Health[], control: readonly ControlNote[]): LedgerLine[] {
  return [delayLine(notes, control), memoryLine(notes), growthLine(notes)]
}

/** A process that computes for long is late on any machine; one that waits for a core is as late as the control. */
function delayLine(notes: readonly Health[], control: readonly ControlNote[]): LedgerLine {
  const slowness = createSlowness(control)
  const late = notes.map((note) => ({ ...note, ownMs: Math.round(note.delayMs / slowness(note.at)) }))
  return {
    name: `longest event-loop delay, in ms on a quiet machine, at most ${MOST_DELAY_MS}`,
    figure: Math.max(0, ...late.map(({ ownMs }) => ownMs)),
    faults: [
      ...late.filter(({ ownMs }) => ownMs > MOST_DELAY_MS).map((note) => JSON.stringify(note)),
      ...(notes.length > 0 && control.length === 0 ? ['the control has measured nothing'] : []),
    ],
  }
}

/** @returns how many times as long as at best the control took around a moment, its own delay included */
function createSlowness(control: readonly ControlNote[]): (at: number) => number {
  const best = Math.min(...control.map(({ workMs }) => workMs))
  const gaps = control.map((note, index) => {
    const before = control[index - 1]
    return { ...note, tookMs: Math.max(note.workMs, before === undefined ? 0 : note.at - before.at - 250) }
  })
  return (at) => {
    const around = gaps.filter((note) => Math.abs(note.at - at) <= AROUND_MS)
    return Math.max(1, ...around.map(({ tookMs }) => tookMs / best))
  }
}

const memoryLine = (notes: readonly Health[]): LedgerLine => ({
  name: `most memory of a process in MB, at most ${MOST_MEMORY_MB}`,
  figure: Math.max(0, ...notes.map(({ memoryMb }) => memoryMb)),
  faults: notes.filter(({ memoryMb }) => memoryMb > MOST_MEMORY_MB).map((note) => JSON.stringify(note)),
})

/** Compares the lives of the first half of the run with later ones that are as old. */
function growthLine(notes: readonly Health[]): LedgerLine {
  const moments = notes.map(({ at }) => at)
  const middle = moments.length === 0 ? 0 : (Math.min(...moments) + Math.max(...moments)) / 2
  const growths = AGES.flatMap((from, index) => {
    const to = AGES[index + 1] ?? Infinity
    const ofAge = notes.filter(({ aliveMs }) => aliveMs >= from * 1000 && aliveMs < to * 1000)
    const halves = [ofAge.filter(({ at }) => at < middle), ofAge.filter(({ at }) => at >= middle)] as const
    if (!halves.every(isEnough)) return []
    return { from, growthMb: medianMemory(halves[1]) - medianMemory(halves[0]) }
  })
  return {
    name: `most growth of memory in MB between lives of similar age, at most ${MOST_GROWTH_MB}`,
    figure: Math.max(0, ...growths.map(({ growthMb }) => growthMb)),
    faults: growths
      .filter(({ growthMb }) => growthMb > MOST_GROWTH_MB)
      .map(({ from, growthMb }) => `${growthMb} MB in lives older than ${from} s`),
  }
}

const isEnough = (notes: readonly Health[]) =>
  notes.length >= LEAST_NOTES && new Set(notes.map(({ pid }) => pid)).size >= LEAST_LIVES

function medianMemory(notes: readonly Health[]): number {
  const sorted = notes.map(({ memoryMb }) => memoryMb).sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
