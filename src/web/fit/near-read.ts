import { queryOptions } from '@tanstack/react-query'
import type { Product } from '../../contract/catalog.ts'
import type { Client } from '../../contract/client.ts'
import { isInStock } from '../../domain/cart.ts'
import { type FrameNumbers, frameNumberErrors, nearestInSize } from '../../domain/fit.ts'
import { href } from '../site/paths.ts'

const SHOWN = 4
/** As many as the call gives at once. */
const LOOKED_THROUGH = '100'

/** The frames in stock nearest in size, one of each model. Only what is shown is kept, and travels with the page. */
export const nearRead = (api: Client, mine: FrameNumbers) =>
  queryOptions({
    queryKey: ['nearest in size', mine],
    queryFn: async () => {
      const products = await api.catalog.listProducts({ limit: LOOKED_THROUGH })
      return nearestInSize(oneOfEachModel(products.filter(isInStock)), mine, SHOWN)
    },
  })

function oneOfEachModel(products: readonly Product[]): Product[] {
  const firsts = new Map<string, Product>()
  for (const product of products) {
    const key = product.model ?? product.slug
    if (!firsts.has(key)) firsts.set(key, product)
  }
  return [...firsts.values()]
}

/** What stands in an address or in the fields, as written. */
export interface Written {
  lens: string
  bridge: string
  temple: string
}

export const writtenIn = (query: URLSearchParams): Written => ({
  lens: query.get('lens') ?? '',
  bridge: query.get('bridge') ?? '',
  temple: query.get('temple') ?? '',
})

const numberIn = (text: string) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN)

export const numbersOf = ({ lens, bridge, temple }: Written): FrameNumbers => ({
  lensWidthMm: numberIn(lens),
  bridgeMm: numberIn(bridge),
  templeMm: numberIn(temple),
})

/** The numbers an address asks about, or `null` where it asks about none that a frame could have. */
export function numbersAsked(query: URLSearchParams): FrameNumbers | null {
  const numbers = numbersOf(writtenIn(query))
  return frameNumberErrors(numbers) === null ? numbers : null
}

export const addressOfNumbers = ({ lensWidthMm, bridgeMm, templeMm }: FrameNumbers) =>
  href('sizeGuide', {}, { lens: lensWidthMm, bridge: bridgeMm, temple: templeMm })
