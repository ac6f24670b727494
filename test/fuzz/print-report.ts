import { cells, madeAt } from '../../scripts/report-part.ts'
import { DELIBERATE_503 } from './judge.ts'
import { type Finding, type FuzzReport, PARTS } from './run-fuzz.ts'

const MEGABYTE = 1024 * 1024

export interface FuzzRun {
  seed: number
  seconds: number
  tables: number
  database: string
  /** Calls of both documents and screens that requests were made of. */
  calls: number
}

/** Prints one finding, when it is found. */
export function printFinding({ kind, call, part, what, request, command, log }: Finding): void {
  console.log(`\nFOUND  ${kind}: ${call} (${part})\n  ${what}\n  ${request}\n  repeat: ${command}`)
  if (log !== '') console.log(`  log: ${log}`)
}

/** Prints what was sent. @returns whether nothing is wrong */
export function printReport(report: FuzzReport, run: FuzzRun): boolean {
  if (report.trend.isGrowing) console.log('\nFOUND  memory grows')
  console.log('')
  for (const [name, figure] of figuresOf(report, run)) console.log(`${name}: ${figure}`)
  return report.findings.length === 0 && !report.trend.isGrowing
}

function figuresOf({ findings, tally, byPart, memory, trend }: FuzzReport, run: FuzzRun): [string, string | number][] {
  const parts = PARTS.filter((part) => byPart[part] > 0).map((part) => `${byPart[part]} ${part}`)
  const heap = memory.map(({ heapUsed }) => heapUsed / MEGABYTE)
  const third = Math.floor(heap.length / 3)
  const [first = 0, later = 0, last = 0] = [heap[0], heap[third], heap.at(-1)]
  return [
    ['requests', tally.sent],
    ['of each part, without those that looked for smaller ones', parts.join(', ')],
    ['seed, time', `${run.seed}, ${run.seconds} s (${Math.round(tally.sent / run.seconds)} a second), ${run.database}`],
    ['calls and screens, and those that a request also passed', `${run.calls}, ${Object.keys(tally.succeeded).length}`],
    ['answers by status', listOf(tally.statuses)],
    ['deliberate 503', DELIBERATE_503.map((code) => `${code} ${tally.statuses[`503 ${code}`] ?? 0}`).join(', ')],
    ['slowest answer', `${Math.round(tally.slowestMs)} ms`],
    ['tables whose changes were watched', run.tables],
    [
      'heap after a forced collection: first, after a third, last',
      `${first.toFixed(0)}, ${later.toFixed(0)}, ${last.toFixed(0)} MB`,
    ],
    ['growth of the heap after the first third', `${Math.round(trend.bytesPerRequest)} bytes a request`],
    ['findings', findings.length + (trend.isGrowing ? 1 : 0)],
  ]
}

const listOf = (counts: Readonly<Record<string, number>>) =>
  Object.entries(counts)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([name, count]) => `${name}: ${count}`)
    .join(', ')

/** The part “Inputs tried” of docs/reliability.md. */
export const describeRun = (report: FuzzReport, run: FuzzRun): string => `Written by \`npm run fuzz -- --requests N\`.

Requests are made of both OpenAPI documents and of the table of screens: wrong types, bounds, Unicode, depth, doubled and
prototype keys, headers, encodings, half and smuggled requests on raw sockets, tables and pictures to upload. Nobody, a
guest, a customer and staff of every role send them, to a shop in a process of its own. Of every answer it is judged
whether it is a 5xx, comes within a second (the fastest of three tries, unless the health check is late too; a second more for each 64 KB of a
file), has the security headers, the one shape of
errors and nothing of the inside. Triggers note every row that is changed: a refused request changes none, but for
attempts that are counted, when somebody was last seen, and the list of customers, which is brought up to date when it is
asked. Nobody reads or changes what is a certain customer’s who takes no part. Memory is the heap of the shop after two
forced collections; its growth is the median of the slopes between all pairs of measurements (Theil and Sen).

${madeAt()}

| | |
|---|---|
${figuresOf(report, run)
  .map(([name, figure]) => cells(name, figure))
  .join('\n')}
`
