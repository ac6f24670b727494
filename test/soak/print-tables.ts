import type { KillLedger } from './kill-plan.ts'
import type { LedgerLine } from './ledger-line.ts'
import { FAULTS, type NetworkFaults } from './network-faults.ts'

type Row = readonly (string | number)[]

export function printKills({ kinds }: KillLedger): void {
  const rows = [...kinds]
    .sort(([one], [other]) => one.localeCompare(other))
    .map(([kind, { seen, before, after }]): Row => [kind, seen, before, after])
  const total = (index: number) => rows.reduce((sum, row) => sum + Number(row[index]), 0)
  printTable(
    ['kind of commit', 'seen', 'killed before', 'killed after'],
    [...rows, ['all', total(1), total(2), total(3)]],
  )
}

export function printFaults({ cells, calls }: NetworkFaults): void {
  printTable(
    ['network step', 'calls', ...FAULTS],
    [...cells].map(([step, row]): Row => [step, calls.get(step) ?? 0, ...FAULTS.map((fault) => row.get(fault) ?? 0)]),
  )
}

export function printLedger(lines: readonly LedgerLine[]): void {
  for (const { name, figure, faults } of lines) {
    const isSound = faults.length === 0
    console.log(`${isSound ? 'ok    ' : 'FAULT '} ${name}: ${figure}${isSound ? '' : `, wrong ${faults.length}`}`)
    for (const fault of faults.slice(0, 5)) console.log(`         ${fault}`)
  }
}

function printTable(head: readonly string[], rows: readonly Row[]): void {
  const all = [head, ...rows]
  const widths = head.map((_, index) => Math.max(...all.map((row) => String(row[index]).length)))
  for (const row of all) {
    const cells = row.map((cell, index) =>
      index === 0 ? String(cell).padEnd(widths[0] ?? 0) : String(cell).padStart(widths[index] ?? 0),
    )
    console.log(cells.join('  '))
  }
  console.log('')
}
