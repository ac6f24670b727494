export const MOVEMENT_REASONS = [
  'opening',
  'delivery',
  'sale',
  'return',
  'damage',
  'loss',
  'count',
  'supplier_return',
  'transfer',
] as const
export type MovementReason = (typeof MOVEMENT_REASONS)[number]

export const WRITE_OFF_REASONS = ['damage', 'loss', 'supplier_return'] as const satisfies MovementReason[]

/** How long pieces are kept for somebody who comes to a store. */
export const HOLD_HOURS = 48
export const HOLD_MS = HOLD_HOURS * 3_600_000
/** How many frames somebody may have kept for an appointment. */
export const MOST_FRAMES_TO_TRY = 3

/** The views of the back office's list, in the order of their tabs. */
export const STOCK_VIEWS = ['all', 'low', 'sold_out', 'held'] as const
export type StockView = (typeof STOCK_VIEWS)[number]

/** Where pieces are that one store has sent and another has not received. It sells nothing. */
export const TRANSIT = 'transit'

/** At or below this many pieces for sale, a product is low on stock. */
export const LOW_STOCK = 2

/** Of a product at a store, in pieces. */
export interface Level {
  store: string
  onHand: number
  reserved: number
  keepBack: number
}

/** The pieces that the web and the counter may still promise. */
export const freeOf = ({ store, onHand, reserved, keepBack }: Level): number =>
  store === TRANSIT ? 0 : Math.max(0, onHand - reserved - keepBack)

export interface OrderedPieces {
  productId: number
  quantity: number
}

export interface FreePieces {
  store: string
  productId: number
  free: number
}

export interface Allocation extends OrderedPieces {
  store: string
}

/** More stores than this are not tried in every combination. */
const MOST_COMBINED = 10

/**
 * Where the pieces of an order come from: one store that has all of them, else as few stores as possible. Of several
 * stores the preferred one is taken, else the one with most free pieces of what is ordered, else the first.
 *
 * @param lines each product once
 * @returns `null` where all stores together have too few
 */
export function allocate(
  lines: readonly OrderedPieces[],
  available: readonly FreePieces[],
  preferredStore?: string,
): Allocation[] | null {
  const wanted = new Set(lines.map(({ productId }) => productId))
  const offered = available.filter(({ productId, free }) => wanted.has(productId) && free > 0)
  const stores = rankStores(offered, preferredStore)
  const freeAt = new Map(offered.map(({ store, productId, free }) => [`${productId} ${store}`, free]))
  const freeIn = (store: string, productId: number) => freeAt.get(`${productId} ${store}`) ?? 0
  const isEnough = (chosen: readonly string[]) =>
    lines.every(({ productId, quantity }) => sum(chosen.map((store) => freeIn(store, productId))) >= quantity)
  if (!isEnough(stores)) return null
  const chosen = fewest(stores, isEnough)
  return lines.flatMap(({ productId, quantity }) => spread(productId, quantity, chosen, freeIn))
}

/** The preferred store, then by free pieces. The sort is stable. */
function rankStores(available: readonly FreePieces[], preferredStore?: string): string[] {
  const totals = new Map<string, number>()
  for (const { store, free } of available) totals.set(store, (totals.get(store) ?? 0) + free)
  const rank = ([store, free]: [string, number]) => (store === preferredStore ? Number.POSITIVE_INFINITY : free)
  return [...totals].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(other) - rank(one))).map(([id]) => id)
}

/** The smallest sufficient set of stores, the best ranked one of its size. All stores together are sufficient. */
function fewest(stores: readonly string[], isEnough: (chosen: readonly string[]) => boolean): readonly string[] {
  if (stores.length > MOST_COMBINED) {
    const whole = stores.find((store) => isEnough([store]))
    if (whole !== undefined) return [whole]
    const needed = [...stores]
    for (const store of stores.toReversed()) {
      const rest = needed.filter((one) => one !== store)
      if (isEnough(rest)) needed.splice(needed.indexOf(store), 1)
    }
    return needed
  }
  for (let size = 0; size < stores.length; size++) {
    const found = combinations(stores, size).find(isEnough)
    if (found !== undefined) return found
  }
  return stores
}

function combinations<T>(all: readonly T[], size: number): T[][] {
  if (size === 0) return [[]]
  return all.flatMap((first, index) => combinations(all.slice(index + 1), size - 1).map((rest) => [first, ...rest]))
}

/** One product's pieces over the chosen stores: from one of them where it has enough, else most free first. */
function spread(
  productId: number,
  quantity: number,
  stores: readonly string[],
  freeIn: (store: string, productId: number) => number,
): Allocation[] {
  const whole = stores.find((store) => freeIn(store, productId) >= quantity)
  if (whole !== undefined) return [{ store: whole, productId, quantity }]
  let missing = quantity
  return stores
    .toSorted((one, other) => freeIn(other, productId) - freeIn(one, productId))
    .flatMap((store) => {
      const taken = Math.min(missing, freeIn(store, productId))
      missing -= taken
      return taken > 0 ? [{ store, productId, quantity: taken }] : []
    })
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * Pieces of which nobody said where they are, over the stores in their order: as even as possible, the rest to the
 * first ones.
 */
export function spreadEvenly(quantity: number, stores: readonly string[]): { store: string; quantity: number }[] {
  const each = Math.floor(quantity / stores.length)
  const rest = quantity % stores.length
  return stores
    .map((store, index) => ({ store, quantity: each + (index < rest ? 1 : 0) }))
    .filter((part) => part.quantity > 0)
}
