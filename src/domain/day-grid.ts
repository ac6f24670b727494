import { DIARY_STEP, type Span } from './diary.ts'

const CELL = 2 * DIARY_STEP
const HOUR = 60

/** Where something stands in its column: in lane 0, 1, … of `lanes` beside one another. */
export interface Lane {
  lane: number
  lanes: number
}

/** A free time that can be pressed. `isFirst` begins a free stretch: only this one is a tab stop. */
export interface Gap extends Span {
  isFirst: boolean
}

export const overlaps = (one: Span, other: Span): boolean => one.from < other.to && other.from < one.to

/**
 * Lanes for the entries of one column, in their order. Entries that overlap, directly or by others between them, share
 * the width; each has the lowest lane that is free when it begins.
 */
export function lanesOf(entries: readonly Span[]): Lane[] {
  const order = entries.map((_, index) => index).sort((one, other) => byTime(at(entries, one), at(entries, other)))
  const placed: Lane[] = entries.map(() => ({ lane: 0, lanes: 1 }))
  let group: number[] = []
  let ends: number[] = []
  const close = () => {
    for (const index of group) at(placed, index).lanes = ends.length
    group = []
    ends = []
  }
  for (const index of order) {
    const { from, to } = at(entries, index)
    if (ends.every((end) => end <= from)) close()
    const free = ends.findIndex((end) => end <= from)
    const lane = free < 0 ? ends.length : free
    ends[lane] = to
    at(placed, index).lane = lane
    group.push(index)
  }
  close()
  return placed
}

/** The free times of a seat between opening and closing, cut at half hours. */
export function gapsOf(open: Span, taken: readonly Span[]): Gap[] {
  const gaps: Gap[] = []
  for (const stretch of freeStretches(open, taken)) {
    for (let from = stretch.from; from < stretch.to; ) {
      const to = Math.min(stretch.to, (Math.floor(from / CELL) + 1) * CELL)
      gaps.push({ from, to, isFirst: from === stretch.from })
      from = to
    }
  }
  return gaps
}

function freeStretches(open: Span, taken: readonly Span[]): Span[] {
  const free: Span[] = []
  let from = open.from
  for (const span of [...taken].sort(byTime)) {
    if (span.from > from) free.push({ from, to: Math.min(span.from, open.to) })
    from = Math.max(from, span.to)
  }
  if (from < open.to) free.push({ from, to: open.to })
  return free.filter(({ from, to }) => from < to)
}

/** From opening to closing in full hours, and further where something is earlier or later; null for nothing to show. */
export function shownSpan(open: Span | null, entries: readonly Span[]): Span | null {
  const all = open === null ? entries : [open, ...entries]
  if (all.length === 0) return null
  return {
    from: Math.floor(Math.min(...all.map(({ from }) => from)) / HOUR) * HOUR,
    to: Math.ceil(Math.max(...all.map(({ to }) => to)) / HOUR) * HOUR,
  }
}

/** The quarter of an hour nearest to a time, so that what takes `minutes` stays within the span. */
export function snapTo(minute: number, minutes: number, { from, to }: Span): number {
  const snapped = Math.round(minute / DIARY_STEP) * DIARY_STEP
  return Math.max(from, Math.min(snapped, to - minutes))
}

const byTime = (one: Span, other: Span) => one.from - other.from || one.to - other.to

function at<Item>(items: readonly Item[], index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index}`)
  return item
}
