import { existsSync, readFileSync } from 'node:fs'

/** How often a kind of commit was seen, and how often the shop was killed before and after one. */
export interface KindOfCommit {
  seen: number
  before: number
  after: number
}

/** How one life of the shop ends; its environment has it as JSON. */
export interface LifePlan {
  /** Commits before the shop may be killed. */
  patience: number
  /** After so many more, a kind may be taken that was killed once more than the rarest. */
  step: number
  killed: Record<string, [before: number, after: number]>
}

/**
 * Whether the shop shall be killed now: at the kinds of commit where it was killed least. The longer it has lived, the
 * less that matters.
 * @param commits in this life
 */
export function isKillDue(plan: LifePlan, kind: string, when: 'before' | 'after', commits: number): boolean {
  const allowed = Math.floor((commits - plan.patience) / plan.step)
  const [before, after] = plan.killed[kind] ?? [0, 0]
  return when === 'before' ? before <= allowed && before <= after : after <= allowed && after < before
}

/** Reads what lives have written: a line for each commit that was seen, and one for the kill. */
export function createKillLedger(file: string) {
  const kinds = new Map<string, KindOfCommit>()
  let read = 0

  function readLife(): void {
    if (!existsSync(file)) return
    const text = readFileSync(file, 'utf8')
    for (const line of text.slice(read).split('\n')) {
      const [what, kind] = line.split('\t')
      if (what === undefined || kind === undefined) continue
      const known = kinds.get(kind) ?? { seen: 0, before: 0, after: 0 }
      kinds.set(kind, known)
      if (what === 'seen' || what === 'before' || what === 'after') known[what] += 1
    }
    read = text.length
  }

  return {
    kinds,
    readLife,
    /** @param patience the most commits before a kill; of `shortEvery` lives, one may end at its first commits */
    planOf: (life: number, patience: number, shortEvery = 4): LifePlan => ({
      patience: (life + 1) % shortEvery === 0 ? 0 : Math.floor(Math.random() * patience),
      step: 100,
      killed: Object.fromEntries([...kinds].map(([kind, { before, after }]) => [kind, [before, after]])),
    }),
    /** Kinds seen at least so often where the shop was never killed before, or never after. */
    missed: (leastSeen: number): string[] =>
      [...kinds]
        .filter(([, { seen, before, after }]) => seen >= leastSeen && (before === 0 || after === 0))
        .map(([kind, { seen }]) => `${kind}, seen ${seen} times`),
  }
}

export type KillLedger = ReturnType<typeof createKillLedger>
