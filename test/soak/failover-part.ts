import { cells, madeAt } from '../../scripts/report-part.ts'
import type { FailOver } from './fail-over.ts'
import type { LedgerLine } from './ledger-line.ts'

/** The ledger as a table of `docs/reliability.md`. */
export const ledgerTable = (lines: readonly LedgerLine[]): string =>
  [
    cells('ledger', 'figure', 'wrong'),
    '|---|---|---|',
    ...lines.map(({ name, figure, faults }) => cells(name, figure, faults.length)),
  ].join('\n')

export const failoverPart = (runs: readonly { name: string; run: FailOver }[]): string =>
  [
    'Written by `npm run failover`: eight buyers order without a pause, all processes of the primary are killed, and its',
    'streaming replica (synchronous commit) is promoted a second later.',
    '',
    madeAt(),
    ...runs.flatMap(({ name, run }) => [
      '',
      `### ${name[0]?.toUpperCase()}${name.slice(1)}`,
      '',
      `${(run.withoutServiceMs / 1000).toFixed(1)} s without service, the second until the promotion included; ${run.outages} calls were answered 503.`,
      '',
      ledgerTable(run.lines),
    ]),
  ].join('\n')
