import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { CATEGORY_IDS } from '../../domain/eyewear.ts'
import { SEED_PRODUCTS } from '../db/seed/products.ts'
import { drawPlaceholder } from './draw-placeholder.ts'

/** Unbalanced tags, duplicate ids and dangling references. */
function faultsOf(svg: string): string[] {
  const open: string[] = []
  const faults: string[] = []
  const tag = /<(\/?)([a-zA-Z]+)(?:\s[a-zA-Z0-9:-]+="[^"<]*")*(\/?)>/g
  for (const [, closing, name, closed] of svg.matchAll(tag)) {
    if (closing && open.pop() !== name) faults.push(`closes ${name}`)
    if (!closing && !closed) open.push(name as string)
  }
  if (svg.replaceAll(tag, '').includes('<')) faults.push('a tag that is none')
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id as string)
  if (new Set(ids).size !== ids.length) faults.push('an id twice')
  const wanted = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id as string)
  return [...faults, ...open.map((name) => `open ${name}`), ...wanted.filter((id) => !ids.includes(id))]
}

const pathsOf = (svg: string) =>
  [...svg.matchAll(/<path d="([^"]+)" fill="([^"]+)"/g)].map(([, d = '', fill]) => ({
    xs: [...d.matchAll(/(-?[\d.]+) -?[\d.]+/g)].map(([, x]) => Number(x)),
    isLens: fill === 'url(#lens)',
  }))
const widthOf = (paths: readonly { xs: number[] }[]) => {
  const xs = paths.flatMap((path) => path.xs)
  return Math.max(...xs) - Math.min(...xs)
}

const SUBJECTS = SEED_PRODUCTS.map((product) => ({ ...product, categoryId: CATEGORY_IDS[product.category] }))
const FRONTS = SUBJECTS.map((subject) => drawPlaceholder(subject, 'front'))

describe('the placeholders', () => {
  test('every product has a valid, small and safe front', () => {
    for (const [at, { slug }] of SUBJECTS.entries()) {
      const svg = FRONTS[at] ?? ''
      expect(faultsOf(svg), slug).toEqual([])
      expect(svg, slug).not.toMatch(/<script|NaN|undefined|Infinity|href=|&(?!amp;|lt;|gt;|quot;)/)
      expect(svg.length, slug).toBeLessThan(36_000)
    }
  })

  test('the measured view is the front with its boxing measures', () => {
    const [subject] = SUBJECTS
    if (!subject?.measurements) throw new Error('the first product is no frame')
    const { lensWidthMm, bridgeMm, templeMm } = subject.measurements
    const measured = drawPlaceholder(subject, 'measured')
    expect(faultsOf(measured)).toEqual([])
    expect(measured).toContain(`>${lensWidthMm} □ ${bridgeMm} – ${templeMm}</text>`)
    expect(measured.startsWith((FRONTS[0] ?? '').replace('</g></svg>', ''))).toBe(true)
  })

  test('a front is as wide as its frame, to a fifth of a millimetre, and its lens as its lens', () => {
    for (const [at, { slug, measurements, shape }] of SUBJECTS.entries()) {
      if (measurements === null) continue
      const [lens, ...bodies] = pathsOf(FRONTS[at] ?? '').sort((a, b) => Number(b.isLens) - Number(a.isLens))
      const { lensWidthMm, bridgeMm, frameWidthMm } = measurements
      const lensSpanMm = shape === 'shield' ? 2 * lensWidthMm + bridgeMm : lensWidthMm
      expect(Math.abs(widthOf(lens ? [lens] : []) - lensSpanMm), slug).toBeLessThan(0.05)
      expect(Math.abs(widthOf(bodies) - frameWidthMm), slug).toBeLessThan(0.2)
    }
  })

  test('frames of other colours or designs look different', () => {
    const frames = FRONTS.filter((_, at) => SUBJECTS[at]?.measurements)
    expect(new Set(frames).size).toBe(frames.length)
  })

  // Browsers cache placeholders for ever: if this fails, raise DRAWING_VERSION and take over the new hash.
  test('the drawings of this version are unchanged', () => {
    const hash = createHash('sha256').update(FRONTS.join('')).digest('hex')
    expect(hash.slice(0, 16)).toBe('d9c14a5f75ce3a4d')
  })
})
