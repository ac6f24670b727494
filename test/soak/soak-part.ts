import { cells, madeAt } from '../../scripts/report-part.ts'
import type { AnswerCounts } from './answer-counts.ts'
import { ledgerTable } from './failover-part.ts'
import type { HealthWindow } from './health.ts'
import type { LedgerLine } from './ledger-line.ts'

export interface SoakWindow extends AnswerCounts, HealthWindow {
  /** Seconds since the first order, at its end. */
  until: number
}

export interface SoakReport {
  minutes: number
  seed: number
  orders: number
  payments: number
  /** Each fault, and how often it happened. */
  faults: readonly (readonly [name: string, count: number])[]
  impossible: readonly string[]
  windows: readonly SoakWindow[]
  lines: readonly LedgerLine[]
}

const HEAD = [
  'until s',
  'succeeded',
  '4xx',
  '502, 503, 504',
  'other 5xx',
  'no answer',
  'lives',
  'longest delay ms',
  'memory MB',
]

export const windowRow = (window: SoakWindow): (string | number)[] => {
  const { until, succeeded, refused, unavailable, failed, none, lives, longestDelayMs, mostMemoryMb } = window
  return [until, succeeded, refused, unavailable, failed, none, lives, longestDelayMs, mostMemoryMb]
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [cells(...head), cells(...head.map(() => '---')), ...rows.map((row) => cells(...row))].join('\n')

/** The part of `docs/reliability.md` that the soak writes. */
export const soakPart = (report: SoakReport): string =>
  [
    `Written by \`npm run soak -- --minutes ${report.minutes} --seed ${report.seed}\`: two processes of the shop on PostgreSQL, a bank and a mail server;`,
    'buyers order and pay, visitors browse, register and book, staff pack, deliver and count. The clock of orders runs twenty',
    'times as fast. A seed repeats the choices, not the moments.',
    '',
    madeAt(),
    '',
    `${report.orders} orders and ${report.payments} payments.`,
    '',
    '### What happened',
    '',
    table(['fault', 'times'], report.faults),
    ...report.impossible.map((name) => `\nNot tried on this machine: ${name}.`),
    '',
    '### What the ledger says',
    '',
    ledgerTable(report.lines),
    '',
    '### Answers, event loop and memory',
    '',
    'The longest event-loop delay and the most memory of any process in each stretch of time; a life ends when the process is killed.',
    'Limits, as lines of the ledger: a delay is divided by how slow a control process beside was at that moment, and memory is',
    'limited for each process and compared between earlier and later lives of similar age.',
    '',
    windowTable(report.windows),
  ].join('\n')

export const windowTable = (windows: readonly SoakWindow[]): string => table(HEAD, windows.map(windowRow))
