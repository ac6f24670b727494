export interface LedgerLine {
  name: string
  /** How many, or cents. */
  figure: number
  /** What must not be; empty where all is well. */
  faults: string[]
}
