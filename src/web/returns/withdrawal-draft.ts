import type { CallInput } from '../../contract/calls.ts'

/** What is stated once it is confirmed. */
export type Draft = CallInput<'POST /api/withdrawals'>['body'] & { pieces: string }

/** Pieces that are withdrawn, by the product. */
export type Quantities = Readonly<Record<number, number>>
