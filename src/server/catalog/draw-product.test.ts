import { describe, expect, test } from 'vitest'
import { SEED_PRODUCTS } from '../db/seed/products.ts'
import { FRAME_VIEWS } from './draw-frame.ts'
import { drawProduct } from './draw-product.ts'

/** Tags that do not close in order, ids that occur twice, references that lead nowhere. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  for (const [, closing, name, closed] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z0-9:-]+="[^"<]*")*(\/?)>/g)) {
    if (closing && open.pop() !== name) faults.push(`closes ${name}`)
    if (!closing && !closed) open.push(name as string)
  }
  if (svg.replaceAll(/<\/?[a-zA-Z]+(?:\s[a-zA-Z0-9:-]+="[^"<]*")*\/?>/g, '').includes('<'))
    faults.push('a tag that is none')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string)
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id as string)
  return [...faults, ...open.map((name) => `open ${name}`), ...wanted.filter((id) => !ids.includes(id))]
}

/** The width a path covers, in its own units: the extremes of every cubic are looked for in small steps. */
function widthOf(d: string): number {
  const xs: number[] = []
  for (const sub of d.split('M').slice(1)) {
    let [x, last] = [0, 0]
    for (const [, letter, body] of `M${sub}`.matchAll(/([MCS])([^MCSZ]*)/g)) {
      const n = (body?.match(/-?[\d.]+/g) ?? []).map(Number)
      const [c1, c2, end] =
        letter === 'C' ? [n[0], n[2], n[4]] : letter === 'S' ? [2 * x - last, n[0], n[2]] : [n[0], n[0], n[0]]
      for (let t = 0; t <= 1 && letter !== 'M'; t += 0.1)
        xs.push(
          (1 - t) ** 3 * x + 3 * (1 - t) ** 2 * t * (c1 ?? 0) + 3 * (1 - t) * t * t * (c2 ?? 0) + t ** 3 * (end ?? 0),
        )
      ;[x, last] = [end ?? 0, c2 ?? 0]
    }
  }
  return Math.max(...xs) - Math.min(...xs)
}

describe('the drawn pictures', () => {
  test.each(FRAME_VIEWS)('every product has a sound, small and harmless %s', (view) => {
    for (const product of SEED_PRODUCTS) {
      const svg = drawProduct(product, view)
      expect(faultsOf(svg), product.slug).toEqual([])
      expect(svg, product.slug).not.toMatch(/<script|NaN|undefined|Infinity|href="(?!#)|&(?!amp;|lt;|gt;|quot;)/)
      expect(svg.length, product.slug).toBeLessThan(36_000)
    }
  })

  test('a front is as wide as its frame, to a fifth of a millimetre', () => {
    for (const product of SEED_PRODUCTS) {
      if (!product.measurements) continue
      const front = drawProduct(product, 'front').match(/<path id="f" d="([^"]+)"/)?.[1] ?? ''
      expect(Math.abs(widthOf(front) - product.measurements.frameWidthMm), product.slug).toBeLessThan(0.2)
    }
  })

  test('no two products share a front, and the same product is always drawn alike', () => {
    const bare = (svg: string) => svg.replace(/<title>.*?<\/title>/, '')
    const fronts = SEED_PRODUCTS.map((product) => bare(drawProduct(product, 'front')))
    expect(new Set(fronts).size).toBe(SEED_PRODUCTS.length)
    expect(SEED_PRODUCTS.map((product) => bare(drawProduct(product, 'front')))).toEqual(fronts)
  })
})
