export interface Row {
  name: string
  target: string
  measured: string
  /** `null` where the row is informative or was not measured. */
  isMet: boolean | null
}

export function printRows(rows: readonly Row[]): boolean {
  console.log('\n| what | target | measured | |\n|---|---|---|---|')
  for (const { name, target, measured, isMet } of rows) {
    console.log(`| ${name} | ${target} | ${measured} | ${isMet === null ? 'info' : isMet ? 'met' : 'MISSED'} |`)
  }
  return rows.every(({ isMet }) => isMet !== false)
}

export const percent = (share: number) => `${(share * 100).toFixed(2)} %`
export const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
export const max = (values: readonly number[]) => Math.max(0, ...values)
