import { createHash, randomBytes } from 'node:crypto'
import type { StatementForm } from '../../contract/withdrawal-forms.ts'
import type { WithdrawalStatement } from '../../contract/withdrawals.ts'
import { orderNumber } from '../../domain/order-number.ts'
import { withdrawalStatements } from '../db/returns-schema.ts'
import type { Shop } from '../shop.ts'

export type StatementRow = typeof withdrawalStatements.$inferSelect

/** What the buyer quotes: 40 random bits after a letter that tells a withdrawal from a claim. */
export const returnReference = (letter: 'W' | 'G'): string => letter + orderNumber(randomBytes(12)).slice(2, 12)

/** Of everything in the statement, in a fixed order. */
export function statementHash(statement: Omit<WithdrawalStatement, 'contentHash'>): string {
  const { reference, name, orderNumber: number, email, isWholeOrder, pieces, statedAt } = statement
  const content = [reference, name, number, email, isWholeOrder, pieces, statedAt]
  return createHash('sha256').update(JSON.stringify(content)).digest('hex')
}

export async function insertStatement(
  shop: Shop,
  { name, orderNumber: number, email, isWholeOrder, pieces }: StatementForm,
  language: StatementRow['language'],
): Promise<StatementRow> {
  // The receipt tells the time to the second, and the hash is over what it tells.
  const statedAt = new Date(Math.floor(shop.clock().valueOf() / 1000) * 1000)
  const said = { reference: returnReference('W'), name, orderNumber: number, email, isWholeOrder, pieces }
  const contentHash = statementHash({ ...said, statedAt: statedAt.toISOString() })
  const [row] = await shop.db
    .insert(withdrawalStatements)
    .values({ ...said, language, statedAt, contentHash })
    .returning()
  if (row === undefined) throw new Error('a statement was not inserted')
  return row
}

export const toWireStatement = (row: StatementRow): WithdrawalStatement => ({
  reference: row.reference,
  name: row.name,
  orderNumber: row.orderNumber,
  email: row.email,
  isWholeOrder: row.isWholeOrder,
  pieces: row.pieces,
  statedAt: row.statedAt.toISOString(),
  contentHash: row.contentHash,
})
