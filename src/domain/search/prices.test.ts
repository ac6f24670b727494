import { expect, test } from 'vitest'
import { readSearchQuery } from './query.ts'

const pricesOf = (q: string) => {
  const { minPrice, maxPrice } = readSearchQuery(q) ?? {}
  return [minPrice, maxPrice]
}

test.each([
  ['sunglasses under two hundred', undefined, 200],
  ['less than a hundred euro', undefined, 100],
  ['πάνω από τριακόσια', 300, undefined],
  ['κάτω που 200', undefined, 200],
  ['pou 100 ews 200', 100, 200],
  ['όχι πάνω από 100', undefined, 100],
  ['not over 150 euros', undefined, 150],
  ['cheaper than 150', undefined, 150],
  ['πιο φτηνά από 150', undefined, 150],
  ['frames around 250 euro', 200, 300],
  ['γύρω στα 200 ευρώ', 160, 240],
  ['about 200', 160, 240],
  ['200 ευρώ περίπου', 160, 240],
  ['σκελετοί στα 200', 160, 240],
  ['όχι παραπάνω από 160', undefined, 160],
  ['150 bucks', undefined, 150],
  ['2-3 κατοστάρικα', 200, 300],
  ['1.000 ευρώ και πάνω', 1000, undefined],
  ['under €1,000', undefined, 1000],
  ['κάτω από 1.000,00 ευρώ', undefined, 1000],
  ['mexri 100 eyro', undefined, 100],
  ['100 eyrw', undefined, 100],
  ['420,00 €', undefined, 420],
  ['έως και 150 ευρώ', undefined, 150],
  ['γυαλιά ηλίου μέχρι και 200€', undefined, 200],
  ['ews kai 150', undefined, 150],
  ['up to and including 150', undefined, 150],
  ['sub 100', undefined, 100],
  ['over 150 but under 180, women', 150, 180],
  ['more than 100 and less than 150 glasses', 100, 150],
  ['above 150 and below 180 glasses', 150, 180],
  ['under 180 and over 150', 150, 180],
  ['πάνω από 150 και κάτω από 180 γυαλιά', 150, 180],
  ['over 100 and more', 100, undefined],
  ['όι πάνω που 200 ευρώ γυαλιά ηλίου', undefined, 200],
  ['my budget is 300 euro for sunglasses', undefined, 300],
  ['budget around 250 euros', 200, 300],
  ['προϋπολογισμός 200 ευρώ', undefined, 200],
  ['να μην κοστίζει πάνω από 180 ευρώ', undefined, 180],
  ['που να μην κοστίζουν παραπάνω από 180', undefined, 180],
  ['να μην ξεπερνά τα 180', undefined, 180],
  ['όχι ακριβότερα από 180 ευρώ', undefined, 180],
  ['na min kostizei pano apo 180', undefined, 180],
  ['oxi pano apo 180 evro', undefined, 180],
  ["that don't cost more than 180 euros", undefined, 180],
  ["which shouldn't exceed 180", undefined, 180],
  ['nothing over 180 euros', undefined, 180],
  ['πιο ακριβά, πάνω από 180', 180, undefined],
  ['200ως300 ευρώ', 200, 300],
  ['από 200 ως 300 ευρώ', 200, 300],
  ['max 100e', undefined, 100],
  ['under £300', undefined, 300],
  ['under 300 pounds', undefined, 300],
  ['$100-$200', 100, 200],
  ['between two and three hundred euros', 200, 300],
  ['two to three hundred euros', 200, 300],
  ['καμιά διακοσαριά ευρώ', 160, 240],
])('%s is from %s to %s', (q, minPrice, maxPrice) => {
  expect(pricesOf(q)).toEqual([minPrice, maxPrice])
})

test.each(['about us', 'lens width around 52', 'around 52-18', 'frame width under 130 mm', 'γύρω γύρω'])(
  '%s names no price',
  (q) => {
    expect(pricesOf(q)).toEqual([undefined, undefined])
  },
)

test.each([
  'σε καλή τιμή',
  'χαμηλές τιμές',
  'xamili timi',
  'xamila se timh',
  'προσιτά',
  'good price',
  'less than',
  'κάτω από',
])('%s asks for low prices first', (q) => {
  expect(readSearchQuery(q)).toMatchObject({ sort: 'price-asc', words: [] })
})

test.each(['πολυτελή', 'πολυτελείας', 'luxury'])('%s asks for high prices first', (q) => {
  expect(readSearchQuery(q)).toMatchObject({ sort: 'price-desc', words: [] })
})

test.each(['my budget is 300 euro for sunglasses', 'black sunglasses, budget around 250 euros', 'μπατζετ 200 ευρώ'])(
  '“%s” asks for no low price',
  (q) => expect(readSearchQuery(q)).not.toHaveProperty('sort'),
)
