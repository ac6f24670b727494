import fc from 'fast-check'
import { apiRequests } from './api-requests.ts'
import type { Draft } from './draft.ts'
import { importRequests, pictureRequests } from './file-requests.ts'
import type { FuzzedShop } from './fuzzed-shop.ts'
import type { Fault } from './judge.ts'
import { createKnownValues } from './known-values.ts'
import { heapTrend, type MemoryPoint } from './memory-trend.ts'
import { SHOPPERS, STAFF } from './people.ts'
import { pictureFiles } from './picture-files.ts'
import { createProbe, type Tally } from './probe.ts'
import { type RawDraft, rawRequests } from './raw-requests.ts'
import { screenRequests } from './screen-requests.ts'
import { sendRaw } from './send-raw.ts'

/** The parts and their shares of a run. */
export const SHARES = { public: 34, admin: 42, screens: 14, imports: 4, pictures: 4, raw: 2 } as const
export type Part = keyof typeof SHARES
export const PARTS = Object.keys(SHARES) as Part[]

export interface Finding extends Fault {
  part: Part
  call: string
  /** The smallest request that shows it, as it was sent. */
  request: string
  /** Repeats the run in which it was found. */
  command: string
  /** What the shop logged last. */
  log: string
}

export interface FuzzReport {
  findings: Finding[]
  tally: Tally
  byPart: Record<Part, number>
  memory: MemoryPoint[]
  trend: ReturnType<typeof heapTrend>
}

interface FuzzOptions {
  seed: number
  requests: number
  parts: readonly Part[]
  /** Requests of one part at a time. A finding is repeated by the seed of its batch. */
  batch: number
  /** How long a smaller request is looked for after a finding. */
  shrinkMs?: number
  /** Ends the run after the batch under way. */
  signal?: AbortSignal
  onBatch?: (report: Pick<FuzzReport, 'findings' | 'tally'>) => void
}

const SHRINK_MS = 10_000
const BATCHES_BETWEEN_MEMORY = 8

/** Sends generated requests to a shop until so many are judged. */
export async function runFuzz(shop: FuzzedShop, options: FuzzOptions): Promise<FuzzReport> {
  const { probe, tally, close } = createProbe(shop)
  const checks = await createChecks(shop, probe, tally)
  const byPart = Object.fromEntries(PARTS.map((part) => [part, 0])) as Record<Part, number>
  const found = new Map<string, Finding>()
  const memory: MemoryPoint[] = []
  for (let batch = 0, done = 0; done < options.requests && shop.isAlive() && !options.signal?.aborted; batch++) {
    const part = nextPart(options.parts, byPart)
    const size = Math.min(options.batch, options.requests - done)
    const { seed, shrinkMs = SHRINK_MS } = options
    await runBatch({ shop, check: checks[part], part, seed: seed + batch, size, found, shrinkMs })
    byPart[part] += size
    done += size
    if (batch % BATCHES_BETWEEN_MEMORY === 0 && shop.isAlive()) {
      memory.push({ requests: tally.sent, heapUsed: (await shop.memory()).heapUsed })
    }
    options.onBatch?.({ findings: [...found.values()], tally })
  }
  close()
  return { findings: [...found.values()], tally, byPart, memory, trend: heapTrend(memory) }
}

/** The one that is furthest behind its share. */
const nextPart = (parts: readonly Part[], byPart: Readonly<Record<Part, number>>): Part =>
  parts.toSorted((a, b) => byPart[a] / SHARES[a] - byPart[b] / SHARES[b])[0] ?? 'public'

interface Checked {
  call: string
  fault: Fault | null
  sent: string
}
/** A property of generated requests: `run` throws where what `send` resolves to is a finding. */
type Check = (run: (send: () => Promise<Checked>) => Promise<void>) => fc.IAsyncProperty<unknown>

async function createChecks(
  shop: FuzzedShop,
  probe: ReturnType<typeof createProbe>['probe'],
  tally: Tally,
): Promise<Record<Part, Check>> {
  const { documents, ids } = shop.setting
  const ofDrafts = (drafts: fc.Arbitrary<Draft>): Check => {
    // Apart from the staff's: what they may see, shoppers may not know.
    const known = createKnownValues(ids)
    const checked = async (draft: Draft) => ({ call: draft.call, ...(await probe(draft, known)) })
    return (run) => fc.asyncProperty(drafts, (draft) => run(() => checked(draft)))
  }
  const ofRaw: Check = (run) => fc.asyncProperty(rawRequests(), (draft) => run(() => checkRaw(shop, draft, tally)))
  return {
    public: ofDrafts(apiRequests(documents.public, SHOPPERS)),
    admin: ofDrafts(apiRequests(documents.admin, STAFF)),
    screens: ofDrafts(screenRequests()),
    imports: ofDrafts(importRequests()),
    pictures: ofDrafts(pictureRequests(await pictureFiles())),
    raw: ofRaw,
  }
}

async function checkRaw(shop: FuzzedShop, draft: RawDraft, tally: Tally): Promise<Checked> {
  const { answers, fault } = await sendRaw(shop.port, draft)
  tally.sent += 1
  for (const { status } of answers) tally.statuses[status] = (tally.statuses[status] ?? 0) + 1
  return { call: draft.call, fault, sent: JSON.stringify(draft.parts).slice(0, 3_000) }
}

interface Batch {
  shop: FuzzedShop
  check: Check
  part: Part
  seed: number
  size: number
  found: Map<string, Finding>
  shrinkMs: number
}

async function runBatch({ shop, check, part, seed, size, found, shrinkMs }: Batch): Promise<void> {
  // A finding ends a check: the rest of the batch follows with another seed.
  for (let done = 0, again = 0; done < size && shop.isAlive(); again++) {
    const own = seed + again * 1_000_003
    let current: { key: string; until: number } | null = null
    const property = check(async (send) => {
      if (current !== null && performance.now() > current.until) return
      const { call, fault, sent } = await send()
      if (fault === null) return
      const key = `${part} ${call} ${fault.kind}`
      if (current === null && found.has(key)) return
      current ??= { key, until: performance.now() + shrinkMs }
      if (current.key !== key) return
      const command = `npm run fuzz -- --only ${part} --seed ${own} --requests ${size}`
      found.set(key, { ...fault, part, call, request: sent, command, log: isServerFault(fault) ? lastLine(shop) : '' })
      throw new Error(key)
    })
    done += (await fc.check(property, { seed: own, numRuns: size - done })).numRuns
  }
}

const isServerFault = ({ kind }: Fault) => /^(5\d\d|no answer|the shop)/.test(kind)

const lastLine = (shop: FuzzedShop) => shop.output().trim().split('\n').at(-1)?.slice(0, 2_500) ?? ''
