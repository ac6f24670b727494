/** One line of the table: what was measured, its target, and whether missing that fails the check. */
export interface Row {
  what: string
  target: string
  measured: string
  /** `null` where it is only told: what depends on the machine's load, or was not measured. */
  isMet: boolean | null
}

/** Prints the table; false where something is not as it should be. */
export function printRows(rows: readonly Row[]): boolean {
  console.log('\n| what | target | measured | |\n|---|---|---|---|')
  for (const { what, target, measured, isMet } of rows) {
    console.log(`| ${what} | ${target} | ${measured} | ${isMet === null ? 'told' : isMet ? 'met' : 'MISSED'} |`)
  }
  return rows.every(({ isMet }) => isMet !== false)
}

export const percent = (share: number) => `${(share * 100).toFixed(2)} %`
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const most = (values: readonly number[]) => Math.max(0, ...values)
