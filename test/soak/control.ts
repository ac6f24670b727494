import { appendFileSync } from 'node:fs'
import { steadyNow } from './health.ts'
import type { ControlNote } from './health-lines.ts'

/**
 * Does the same piece of work again and again, and writes to a file how long it took: how slow the machine is, beside
 * the shop. Usage: node control.ts <file>
 */
const EVERY_MS = 250
const ROUNDS = 12_000_000
const file = process.argv[2] ?? ''
let sum = 1

setInterval(() => {
  const startedAt = performance.now()
  for (let round = 0; round < ROUNDS; round++) sum = Math.imul(sum ^ round, 0x5bd1e995)
  const note: ControlNote = { at: steadyNow(), workMs: performance.now() - startedAt, sum }
  appendFileSync(file, `${JSON.stringify(note)}\n`)
}, EVERY_MS)
