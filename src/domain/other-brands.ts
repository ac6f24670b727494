import type { Filters } from './filters.ts'
import { markLayoutSlips, swapKeyboardLayout } from './keyboard-layout.ts'
import { remember } from './remember.ts'
import { foldText, queryKeys, words } from './search-key.ts'
import { keyList, placesWithinEdits } from './term-edits.ts'

/** A brand that shoppers search for, how they write it, and the filters of what is like it. */
interface BrandRow {
  name: string
  spellings: string
  like: Filters
}

const PILOT: Filters = { shape: 'aviator' }
const SPORT: Filters = { category: 'sport-eyewear' }
const CAT_EYE: Filters = { shape: 'cat-eye' }
const SQUARE: Filters = { shape: 'square' }
const PANTO: Filters = { shape: 'panto' }
const BROWLINE: Filters = { shape: 'browline' }
const RIMLESS: Filters = { frameType: 'rimless' }
const BUTTERFLY: Filters = { shape: 'butterfly' }
const SUN: Filters = { category: 'sunglasses' }

const brand = (name: string, spellings: string, like: Filters): BrandRow => ({ name, spellings, like })

/** The filters name what most people know a brand for. */
const OTHER_BRANDS: readonly BrandRow[] = [
  brand('Ray-Ban', 'ray ban, ray bans, rayban, raybans, reyban, raiban, ρέιμπαν, ρέι μπαν, ρειμπαν', PILOT),
  brand('Oakley', 'oakley, oakleys, οάκλεϊ, όκλεϊ', SPORT),
  brand('Persol', 'persol, περσόλ', PANTO),
  brand('Gucci', 'gucci, guci, γκούτσι', SQUARE),
  brand('Prada', 'prada, πράντα', CAT_EYE),
  brand('Miu Miu', 'miu miu, miumiu, μίου μίου', CAT_EYE),
  brand('Versace', 'versace, βερσάτσε', BUTTERFLY),
  brand('Dior', 'dior, christian dior, ντιόρ', BUTTERFLY),
  brand('Chanel', 'chanel, σανέλ', BUTTERFLY),
  brand('Dolce & Gabbana', 'dolce gabbana, dolce and gabbana, ντόλτσε γκαμπάνα', CAT_EYE),
  brand('Tom Ford', 'tom ford, τομ φορντ', SQUARE),
  brand('Armani', 'armani, giorgio armani, emporio armani, αρμάνι', SQUARE),
  brand('Carrera', 'carrera, καρέρα', PILOT),
  brand('Police', 'police, πολίς', PILOT),
  brand('Vogue', 'vogue, βογκ', CAT_EYE),
  brand('Burberry', 'burberry, μπέρμπερι', SQUARE),
  brand('Fendi', 'fendi, φέντι', CAT_EYE),
  brand('Celine', 'celine, céline, σελίν', CAT_EYE),
  brand('Saint Laurent', 'saint laurent, ysl, σεν λοράν', SQUARE),
  brand('Balenciaga', 'balenciaga, μπαλενσιάγκα', SQUARE),
  brand('Bottega Veneta', 'bottega veneta, bottega', CAT_EYE),
  brand('Cartier', 'cartier, καρτιέ', RIMLESS),
  brand('Bvlgari', 'bvlgari, bulgari, μπούλγκαρι', BUTTERFLY),
  brand('Swarovski', 'swarovski, σβαρόφσκι', BUTTERFLY),
  brand('Jimmy Choo', 'jimmy choo, τζίμι τσου', CAT_EYE),
  brand('Max Mara', 'max mara, maxmara, μαξ μάρα', CAT_EYE),
  brand('Michael Kors', 'michael kors, μάικλ κορς', SUN),
  brand('Hugo Boss', 'hugo boss, boss, μπος', SQUARE),
  brand('Tommy Hilfiger', 'tommy hilfiger, hilfiger, τόμι χιλφίγκερ', SQUARE),
  brand('Lacoste', 'lacoste, λακόστ', SQUARE),
  brand('Ralph Lauren', 'ralph lauren, ραλφ λόρεν', PANTO),
  brand('Calvin Klein', 'calvin klein, κάλβιν κλάιν', SQUARE),
  brand('Guess', 'guess, γκες', CAT_EYE),
  brand('Coach', 'coach', CAT_EYE),
  brand('Maui Jim', 'maui jim, mauijim', { polarised: 'yes' }),
  brand('Silhouette', 'silhouette, σιλουέτ', RIMLESS),
  brand('Lindberg', 'lindberg, λίντμπεργκ', RIMLESS),
  brand('Mykita', 'mykita, μυκίτα', RIMLESS),
  brand('Oliver Peoples', 'oliver peoples, όλιβερ πίπολς', PANTO),
  brand('Garrett Leight', 'garrett leight', PANTO),
  brand('Moscot', 'moscot, μοσκότ', PANTO),
  brand('Warby Parker', 'warby parker', PANTO),
  brand('Cutler and Gross', 'cutler and gross, cutler gross', SQUARE),
  brand('Komono', 'komono', { shape: 'round' }),
  brand('Hawkers', 'hawkers', SUN),
  brand('Arnette', 'arnette', SPORT),
  brand('Bollé', 'bolle', SPORT),
  brand('Julbo', 'julbo', SPORT),
  brand('Uvex', 'uvex', SPORT),
  brand('Nike', 'nike, νάικ', SPORT),
  brand('Adidas', 'adidas, αντίντας', SPORT),
  brand('Puma', 'puma', SPORT),
  brand('Under Armour', 'under armour', SPORT),
  brand('Zeus + Dione', 'zeus dione, zeus and dione', CAT_EYE),
  brand('Marc Jacobs', 'marc jacobs, μαρκ τζέικομπς', BUTTERFLY),
  brand('Kate Spade', 'kate spade', CAT_EYE),
  brand('Moncler', 'moncler, μονκλέρ', SPORT),
  brand('Diesel', 'diesel, ντίζελ', PILOT),
  brand('Levi’s', 'levis, levi s', SQUARE),
  brand('Shuron', 'shuron', BROWLINE),
]

export interface OtherBrand {
  name: string
  like: Filters
  /** The search without the brand. */
  rest: string
}

const keyOf = (spelling: string) => words(spelling).join('')
const BY_KEY = new Map(
  OTHER_BRANDS.flatMap((one) =>
    one.spellings.split(',').flatMap((text) => queryKeys(keyOf(text)).map((key) => [key, one] as const)),
  ),
)
const MOST_WORDS = 3

const LEAST_FOR_EDIT = 5
const LONG_KEYS = keyList([...BY_KEY.keys()].filter((key) => key.length >= LEAST_FOR_EDIT).sort())

/** One search asks for them several times: for its list, its facets, its answers and whether it was in vain. */
const MOST_REMEMBERED = 200

/** The well-known brand that a search names, in any spelling and on either keyboard layout; null without one. */
export const findOtherBrand = remember((q) => findBrand(q, brandOf), MOST_REMEMBERED)

/** As `findOtherBrand`, with one letter wrong, missing, too many or swapped; of names with five letters or more. */
export const findMisspeltBrand = remember((q) => findBrand(q, misspeltBrandOf), MOST_REMEMBERED)

const brandOf: BrandFinder = (joined) =>
  [joined, swapKeyboardLayout(joined)]
    .flatMap(queryKeys)
    .map((key) => BY_KEY.get(key))
    .find(Boolean)

const misspeltBrandOf: BrandFinder = (joined) => {
  const long = queryKeys(joined).filter((key) => key.length >= LEAST_FOR_EDIT)
  const [place] = long.flatMap((key) => placesWithinEdits(LONG_KEYS, { key, most: 1, isPrefix: false }))
  return place === undefined ? undefined : BY_KEY.get(LONG_KEYS.keys[place] as string)
}

/** The brand of some words without their spaces. */
type BrandFinder = (joined: string) => BrandRow | undefined

function findBrand(q: string, find: BrandFinder): OtherBrand | null {
  const typed = words(foldText(markLayoutSlips(q)))
  for (let length = Math.min(MOST_WORDS, typed.length); length > 0; length--) {
    for (let from = 0; from + length <= typed.length; from++) {
      const found = find(typed.slice(from, from + length).join(''))
      if (found === undefined) continue
      const rest = [...typed.slice(0, from), ...typed.slice(from + length)].join(' ')
      return { name: found.name, like: found.like, rest }
    }
  }
  return null
}
