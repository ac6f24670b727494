export type Verdict = 'ok' | 'warning' | 'unsafe'

/** What one check found, in a plain sentence that also says what to do. */
export interface Finding {
  check: string
  verdict: Verdict
  says: string
}

export const ok = (check: string, says: string): Finding => ({ check, verdict: 'ok', says })
export const warning = (check: string, says: string): Finding => ({ check, verdict: 'warning', says })
export const unsafe = (check: string, says: string): Finding => ({ check, verdict: 'unsafe', says })
