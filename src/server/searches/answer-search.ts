import { href } from '../../contract/href.ts'
import type { ProductsQuery } from '../../contract/product-queries.ts'
import type { FrameSize } from '../../domain/frame-size.ts'
import { askedAs } from '../../domain/search/features.ts'
import { readSearchQuery } from '../../domain/search/query.ts'
import { findQuestions, guessQuestions, type Question } from '../../domain/search/questions.ts'
import { foldText, words } from '../../domain/search-key.ts'
import { DICTIONARIES } from '../../i18n/dictionaries.ts'
import type { Catalogue } from '../catalog-index/catalogue.ts'

type Answer = keyof (typeof DICTIONARIES)['en']['searchAnswers']

const faq = (anchor: string) => `${href('faqs')}#${anchor}`

const ADDRESS_OF: Record<Answer, string> = {
  returns: href('shipping-returns'),
  delivery: `${href('shipping-returns')}#delivery`,
  eyeTest: href('contact', {}, { service: 'eye_exam' }),
  giftCard: href('gift-cards'),
  stores: href('locations'),
  hours: href('locations'),
  prescription: href('prescription-guide'),
  lenses: `${href('prescription-guide')}#lenses`,
  thickness: `${href('prescription-guide')}#lenses`,
  contactLenses: faq('contact-lenses'),
  sizes: href('sizeGuide'),
  fit: href('fitFinder'),
  narrow: href('collections', {}, { size: 'narrow' }),
  wide: href('collections', {}, { size: 'wide' }),
  nightDriving: faq('driving'),
  lookingAtSun: faq('looking-at-the-sun'),
  protection: faq('protection'),
  symptoms: faq('urgent'),
  driving: faq('driving'),
  tryOn: href('virtualTryOn'),
  guarantee: `${href('shipping-returns')}#guarantee`,
  adjusting: faq('adjusting'),
  payment: faq('paying'),
  order: href('account'),
  contact: href('contact'),
  account: href('login'),
  register: href('register'),
  saved: href('saved'),
  newIn: href('collections', {}, { new: 'true' }),
  offers: href('collections', {}, { reduced: 'true' }),
  lowestPrices: href('collections', {}, { sort: 'price-asc' }),
  bestsellers: href('collections', {}, { bestseller: 'true' }),
  about: href('about'),
  careers: href('careers'),
  sustainability: href('sustainability'),
  privacy: href('privacy'),
  terms: href('terms'),
  accessibility: href('accessibility'),
  questions: href('faqs'),
  original: faq('original'),
  changing: faq('changing'),
  vat: faq('currencies'),
  currencies: faq('currencies'),
  north: faq('north'),
  brands: href('collections'),
  polarised: href('category', { category: 'sunglasses' }, { polarised: 'yes' }),
}

/** Pages that answer as well, after the one of the question. */
const SECOND: Partial<Record<Question, Answer>> = { driving: 'polarised', offers: 'lowestPrices', guarantee: 'stores' }

/** What is asked of the catalogue for a search. */
export type SearchedCatalogue = Pick<
  Catalogue,
  'listProducts' | 'findNearest' | 'findUnstocked' | 'leftOut' | 'refused' | 'hasSize'
>

/** What answers a search beside products. Where it finds none, its words may be misspelt. */
export function answerSearch({ catalogue }: { catalogue: SearchedCatalogue }, q: string) {
  const notStocked = catalogue.findUnstocked(q)
  const asked = findQuestions(q)
  const count = (query: Partial<ProductsQuery>) => catalogue.listProducts({ ...query, limit: 1 } as ProductsQuery).total
  const isVain = () => notStocked === null && count({ q }) === 0
  const questions = asked.length === 0 && isVain() ? guessQuestions(q) : asked
  const isThere = (answer: Answer) => answer !== 'offers' || count({ isReduced: true }) > 0
  const { unwanted, unmet } = catalogue.refused(q)
  const read = readSearchQuery(q)
  const nearSizes = read?.sizes.filter((size) => !catalogue.hasSize(size)) ?? []
  const allTyped = (folded: readonly string[]) => folded.flatMap((one) => asTyped(q, one) ?? [])
  const answers = new Set(questions.flatMap((question): Answer[] => [question, SECOND[question] ?? []].flat()))
  return {
    pages: [...answers].filter(isThere).map((name) => ({
      name,
      href: ADDRESS_OF[name],
      title: DICTIONARIES.en.searchAnswers[name],
      titleEl: DICTIONARIES.el.searchAnswers[name],
    })),
    leftOut: allTyped(catalogue.leftOut(q)),
    unwanted: allTyped(unwanted),
    unmet: unmet.length > 0 && isVain() ? [] : allTyped(unmet),
    nearSizes: nearSizes.length > 0 && isVain() ? [] : nearSizes.map(sizeName),
    sort: read?.sort ?? null,
    notStocked: notStocked && {
      name: notStocked.name,
      nameEl: notStocked.nameEl,
      isLikeAny: catalogue.findNearest({ q } as ProductsQuery, 1).products.length > 0,
    },
  }
}

const sizeName = ({ lens, bridge, temple }: FrameSize): string =>
  [lens, bridge, temple].filter((mm) => mm !== undefined).join('-')

/** Folded words with the accents and capitals that they were typed with; null for what nobody typed. */
function asTyped(q: string, folded: string): string | null {
  const typed = q.split(/[^\p{L}\p{M}\p{N}]+/u)
  const said = words(askedAs(foldText(q), folded) ?? folded)
  const found = said.map((word) => typed.find((one) => foldText(one) === word))
  return found.includes(undefined) ? null : found.join(' ')
}
