import { describe, expect, test } from 'vitest'
import { CATEGORY_IDS, SHAPES } from '../../../domain/eyewear.ts'
import { FRAME_CLASSES, type FrameClass, frameClass } from '../../../domain/fit.ts'
import { isWornBy } from '../../../domain/worn-by.ts'
import { SEED_BRANDS } from './brands.ts'
import { SEED_PRODUCTS } from './products.ts'

const count = (key: keyof (typeof SEED_PRODUCTS)[number], value: unknown) =>
  SEED_PRODUCTS.filter((product) => product[key] === value).length
const frames = SEED_PRODUCTS.flatMap((product) =>
  product.measurements ? [{ ...product, mm: product.measurements }] : [],
)
/** How a text names the width of a face. */
const CLASS_WORDS: Record<FrameClass, RegExp> = {
  narrow: /narrow(?: \w+)* (?:face|head)|(?<!\p{L})στεν\S+ (?:πρόσωπ|κεφάλ)/iu,
  medium: /medium(?: \w+)* (?:face|head)|μεσαί\S+ (?:\S+ )*?(?:πρόσωπ|κεφάλ)/i,
  wide: /(?:wide|broad) (?:face|head)|φαρδ\S+ (?:πρόσωπ|κεφάλ)/i,
}
/** Models and shapes keep their Latin names. */
const isGreek = (text: string) => {
  const letters = text.match(/\p{L}/gu) ?? []
  return letters.filter((letter) => /\p{Script=Greek}/u.test(letter)).length / letters.length > 0.9
}

describe('the demo data', () => {
  test('every category has enough products', () => {
    const held = Object.keys(CATEGORY_IDS).map((slug) => count('category', slug))
    expect(SEED_PRODUCTS.length).toBeGreaterThanOrEqual(68)
    expect(held).toEqual([24, 24, 8, 8, expect.toSatisfy((accessories: number) => accessories >= 6)])
    expect(new Set(frames.map(({ shape }) => shape)).size).toBe(SHAPES.length)
    expect(new Set(frames.map(({ model }) => model)).size).toBeGreaterThanOrEqual(28)
  })

  test('women, men and unisex each have something to choose from', () => {
    for (const gender of ['women', 'men', 'unisex']) expect(count('gender', gender)).toBeGreaterThanOrEqual(8)
  })

  test('two aviators are left, two products are sold out, the rest are well stocked', () => {
    expect(SEED_PRODUCTS.find(({ slug }) => slug === 'aviator-gold')).toMatchObject({
      stock: 2,
      category: 'sunglasses',
    })
    expect(count('stock', 0)).toBe(2)
    const others = SEED_PRODUCTS.filter(({ slug, stock }) => stock > 0 && slug !== 'aviator-gold')
    expect(others.every(({ stock }) => stock >= 3 && stock <= 40)).toBe(true)
  })

  test('prices run from 35 to 690 euros and a reduction is a reduction', () => {
    const paid = SEED_PRODUCTS.flatMap(({ priceCents, discountPriceCents }) => [
      priceCents,
      discountPriceCents ?? priceCents,
    ])
    expect([Math.min(...paid), Math.max(...paid)]).toEqual([3500, 69000])
    const reduced = SEED_PRODUCTS.filter(({ discountPriceCents }) => discountPriceCents !== null)
    expect(reduced.length).toBeGreaterThanOrEqual(9)
    expect(reduced.every((product) => (product.discountPriceCents ?? 0) < product.priceCents)).toBe(true)
  })

  test('there are enough new products and bestsellers for the home page', () => {
    expect(count('isNew', true)).toBeGreaterThanOrEqual(9)
    expect(SEED_PRODUCTS.filter(({ isBestseller, stock }) => isBestseller && stock > 0).length).toBeGreaterThanOrEqual(
      9,
    )
  })
})

describe('each product', () => {
  test('no slug, number, name or description occurs twice', () => {
    for (const key of ['slug', 'sku', 'name', 'nameEl', 'description', 'descriptionEl'] as const)
      expect(new Set(SEED_PRODUCTS.map((product) => product[key])).size, key).toBe(SEED_PRODUCTS.length)
    expect(SEED_PRODUCTS.filter(({ slug }) => !/^[a-z]+(-[a-z]+)*$/.test(slug))).toEqual([])
    expect(SEED_PRODUCTS.filter(({ sku }) => !/^[A-Z]{3}-[A-Z]{3}-[A-Z]{3}$/.test(sku))).toEqual([])
  })

  test('Greek texts use Greek letters and English ones do not', () => {
    const colours = SEED_PRODUCTS.map(({ nameEl }) => nameEl.slice(nameEl.indexOf(',')))
    const greek = [...colours, ...SEED_PRODUCTS.map(({ descriptionEl }) => descriptionEl)]
    expect(greek.filter((text) => !isGreek(text))).toEqual([])
    const english = SEED_PRODUCTS.map(({ name, description }) => name + description)
    expect(english.filter((text) => /\p{Script=Greek}/u.test(text))).toEqual([])
  })

  test('in Greek, a model has the name it has in the trade', () => {
    const modelOf = (name: string) => name.split(',')[0]
    for (const { name, nameEl } of frames) expect(modelOf(nameEl)).toBe(modelOf(name))
  })

  test('frames measure what real frames measure', () => {
    for (const { slug, category, mm } of frames) {
      const ends = mm.frameWidthMm - 2 * mm.lensWidthMm - mm.bridgeMm
      expect(ends, slug).toBeGreaterThanOrEqual(8)
      expect(ends, slug).toBeLessThanOrEqual(14)
      expect(mm.weightG, slug).toBeGreaterThanOrEqual(12)
      expect(mm.weightG, slug).toBeLessThanOrEqual(45)
      expect(mm.lensHeightMm / mm.lensWidthMm, slug).toBeGreaterThan(0.58)
      expect(mm.lensHeightMm, slug).toBeLessThanOrEqual(mm.lensWidthMm)
      expect(mm.templeMm % 5, slug).toBe(0)
      expect(mm.lensWidthMm <= 46 && mm.frameWidthMm < 120, slug).toBe(category === 'kids')
    }
  })

  test('every class of width has frames for adults, and no description names another than its own', () => {
    const adults = frames.filter(({ category }) => category !== 'kids')
    for (const one of FRAME_CLASSES) {
      for (const group of ['women', 'men'] as const) {
        const fitting = adults.filter(
          ({ gender, mm }) => isWornBy(gender, group) && frameClass(mm.frameWidthMm) === one,
        )
        expect(fitting.length, `${one} frames for ${group}`).toBeGreaterThan(0)
      }
    }
    for (const { slug, mm, description, descriptionEl } of frames) {
      const named = FRAME_CLASSES.filter(
        (one) => CLASS_WORDS[one].test(description) || CLASS_WORDS[one].test(descriptionEl),
      )
      expect([slug, ...named.filter((one) => one !== frameClass(mm.frameWidthMm))]).toEqual([slug])
    }
  })

  test('tinted lenses have a filter category and UV protection, clear ones do not', () => {
    for (const { slug, category, lensColor, filterCategory, uv400, polarised } of frames) {
      const isTinted = lensColor !== 'clear'
      expect(filterCategory !== null, slug).toBe(isTinted)
      expect(uv400, slug).toBe(isTinted ? true : null)
      expect(polarised === null, slug).toBe(!isTinted)
      if (category === 'sunglasses' || category === 'sport-eyewear') expect(isTinted, slug).toBe(true)
      if (category === 'optical-frames') expect(isTinted, slug).toBe(false)
    }
  })

  test('every brand exists, and one outside the EU has a responsible person', () => {
    const brands = SEED_BRANDS.map(({ brand }) => brand)
    expect(new Set(brands).size).toBeGreaterThanOrEqual(13)
    expect(SEED_PRODUCTS.filter(({ brand }) => !brands.includes(brand))).toEqual([])
    for (const { postalAddress, responsiblePerson, email } of SEED_BRANDS) {
      expect(responsiblePerson !== null, postalAddress).toBe(
        /(Japan|United Kingdom|United States)$/.test(postalAddress),
      )
      expect(email).toMatch(/\.example$/)
    }
  })
})
