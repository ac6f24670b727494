import { createHash } from 'node:crypto'
import { and, asc, eq, gt, inArray, type SQL } from 'drizzle-orm'
import {
  type BulkChange,
  type BulkPreview,
  type BulkRefusal,
  type BulkRequest,
  type BulkRow,
  type BulkSelection,
  MOST_PREVIEWED,
} from '../../contract/admin/product-bulk.ts'
import { ShopError } from '../../contract/errors.ts'
import { fromWire } from '../../contract/money.ts'
import { applyPriceRule, type PriceRule } from '../../domain/bulk-price.ts'
import { overlaps, type ReductionTimes, reductionTimes } from '../../domain/reductions.ts'
import { brands, products } from '../db/schema.ts'
import type { Shop } from '../shop.ts'
import { conditionOf } from './list-admin-products.ts'
import { type BrandRow, gapsOf, type ProductRow } from './product-rows.ts'
import { listOpenReductions } from './reductions.ts'

const BATCH = 500

export interface PlannedChange extends BulkRow {
  version: number
  /** In cents, of a change of prices or a reduction. */
  cents: number | null
}

export interface BulkPlan {
  rows: PlannedChange[]
  times: ReductionTimes | null
  token: string
}

type Outcome = Pick<PlannedChange, 'before' | 'after' | 'cents' | 'refusal'>
type Decide = (product: ProductRow, brand: BrandRow, open: Awaited<ReturnType<typeof listOpenReductions>>) => Outcome

/**
 * What a change would do to each product that it selects, by id.
 * @param isLocked locks the products until the transaction ends
 * @throws ShopError `invalid_input` for days that make no reduction
 */
export async function planBulkChange(shop: Shop, request: BulkRequest, isLocked: boolean): Promise<BulkPlan> {
  const { selection, change } = request
  const times = change?.set === 'reduction' ? getTimes(shop, change) : null
  const decide = decider(shop, request, times)
  const found: PlannedChange[] = []
  for await (const batch of readSelected(shop, selection, isLocked)) {
    const ids = batch.map(({ product }) => product.id)
    const open = change === null || isPriced(change) ? await listOpenReductions(shop.db, ids) : []
    for (const { product, brand } of batch) {
      const { id, version, sku, name, nameEl } = product
      const own = open.filter(({ productId }) => productId === id)
      found.push({ id, version, sku, name, nameEl, ...decide(product, brand, own) })
    }
  }
  const rows = [...missingSkus(selection, found), ...found]
  const shape = rows.map(({ id, sku, version, after, refusal }) => [id, sku, version, after, refusal])
  const token = createHash('sha256')
    .update(JSON.stringify([request, shape]))
    .digest('base64url')
  return { rows, times, token }
}

export const isPriced = (change: BulkChange | null): boolean =>
  change === null || change.set === 'price' || change.set === 'reduction'

export const isChanged = ({ refusal, before, after }: PlannedChange) => refusal === null && before !== after

export function toPreview({ rows, token }: BulkPlan): BulkPreview {
  const refused = rows.filter(({ refusal }) => refusal !== null)
  const changed = rows.filter(isChanged)
  const shown = [...refused, ...changed].slice(0, MOST_PREVIEWED)
  return {
    changed: changed.length,
    unchanged: rows.length - changed.length - refused.length,
    refused: refused.length,
    rows: shown.map(({ version: _, cents: __, ...row }) => row),
    token,
  }
}

async function* readSelected(shop: Shop, selection: BulkSelection, isLocked: boolean) {
  const condition = await selectedBy(shop, selection)
  for (let last = 0; ; ) {
    const query = shop.db
      .select({ product: products, brand: brands })
      .from(products)
      .innerJoin(brands, eq(brands.brand, products.brand))
      .where(and(gt(products.id, last), condition))
      .orderBy(asc(products.id))
      .limit(BATCH)
    const batch = await (isLocked ? query.for('update', { of: products }) : query)
    if (batch.length > 0) yield batch
    if (batch.length < BATCH) return
    last = batch.at(-1)?.product.id ?? last
  }
}

async function selectedBy(shop: Shop, selection: BulkSelection): Promise<SQL | undefined> {
  if ('ids' in selection) return inArray(products.id, selection.ids)
  if ('query' in selection) return conditionOf(shop, selection.query)
  const skus = selection.prices.map(({ sku }) => sku)
  return inArray(products.sku, skus)
}

function missingSkus(selection: BulkSelection, found: readonly PlannedChange[]): PlannedChange[] {
  if (!('prices' in selection)) return []
  const known = new Set(found.map(({ sku }) => sku))
  return selection.prices
    .filter(({ sku }) => !known.has(sku))
    .map(({ sku, price }) => {
      const row = { id: null, sku, name: '', nameEl: '', version: 0, before: '', cents: null }
      return { ...row, after: amount(fromWire(price)), refusal: 'unknown_sku' as const }
    })
}

function decider(shop: Shop, { selection, change }: BulkRequest, times: ReductionTimes | null): Decide {
  if (change === null) return pastedPrices(selection)
  switch (change.set) {
    case 'status':
      return (product, brand) => {
        const isIncomplete =
          change.status === 'published' && product.status !== 'published' && gapsOf(shop, product, brand).length > 0
        return outcome(product.status, change.status, isIncomplete ? 'incomplete' : null)
      }
    case 'isNew':
    case 'isBestseller':
      return (product) => outcome(`${product[change.set]}`, `${change.value}`, null)
    case 'price':
      return (product, _, open) => newPrice(product, applyRule(product, change.rule), open)
    case 'reduction':
      return (product, _, open) => newReduction(product, applyRule(product, change.rule), open, times)
  }
}

function pastedPrices(selection: BulkSelection): Decide {
  const given = 'prices' in selection ? selection.prices : []
  const prices = new Map(given.map(({ sku, price }) => [sku, fromWire(price)]))
  const repeated = new Set(given.map(({ sku }) => sku).filter((sku, at, skus) => skus.indexOf(sku) !== at))
  return (product, _, open) => {
    const next = newPrice(product, prices.get(product.sku) ?? null, open)
    return repeated.has(product.sku) ? { ...next, refusal: 'repeated_sku' } : next
  }
}

type Rule = Extract<BulkChange, { set: 'price' }>['rule']

function applyRule({ priceCents }: ProductRow, rule: Rule): number | null {
  if (rule.by === 'price') return fromWire(rule.price)
  if (priceCents === 0) return null
  const { rounding } = rule
  const exact: PriceRule =
    rule.by === 'percent'
      ? { by: 'percent', percent: rule.percent, rounding }
      : { by: 'amount', cents: fromWire(rule.amount), rounding }
  return applyPriceRule(priceCents, exact)
}

function newPrice(product: ProductRow, cents: number | null, open: readonly { priceCents: number }[]): Outcome {
  const highest = Math.max(product.discountPriceCents ?? 0, ...open.map((one) => one.priceCents))
  const refusal = cents === null ? 'no_price' : highest >= cents && highest > 0 ? 'not_lower' : null
  return { ...outcome(amount(product.priceCents), amount(cents ?? 0), refusal), cents }
}

function newReduction(
  product: ProductRow,
  cents: number | null,
  open: readonly (ReductionTimes & { appliedAt: Date | null })[],
  times: ReductionTimes | null,
): Outcome {
  const isUndated = product.discountPriceCents !== null && !open.some(({ appliedAt }) => appliedAt !== null)
  const rules: [boolean, BulkRefusal][] = [
    [cents === null || product.priceCents === 0, 'no_price'],
    [(cents ?? 0) >= product.priceCents, 'not_lower'],
    [isUndated, 'reduction_exists'],
    [times !== null && open.some((one) => overlaps(one, times)), 'reduction_overlaps'],
  ]
  const refusal = rules.find(([isBroken]) => isBroken)?.[1] ?? null
  return { ...outcome(amount(product.priceCents), amount(cents ?? 0), refusal), cents }
}

const outcome = (before: string, after: string, refusal: BulkRefusal | null): Outcome => ({
  ...{ before, after, refusal },
  cents: null,
})

const amount = (cents: number) => (cents === 0 ? '' : (cents / 100).toFixed(2))

function getTimes({ clock }: Shop, { from, to }: { from: string; to: string }): ReductionTimes {
  const times = reductionTimes(from, to, clock())
  if ('field' in times) throw new ShopError('invalid_input', { fields: { [times.field]: times.problem } })
  return times
}
