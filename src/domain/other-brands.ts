import type { Filters } from './filters.ts'
import type { UnstockedRow } from './unstocked-row.ts'

const PILOT: Filters = { shape: 'aviator' }
const SPORT: Filters = { category: 'sport-eyewear' }
const CAT_EYE: Filters = { shape: 'cat-eye' }
const SQUARE: Filters = { shape: 'square' }
const PANTO: Filters = { shape: 'panto' }
const BROWLINE: Filters = { shape: 'browline' }
const RIMLESS: Filters = { frameType: 'rimless' }
const BUTTERFLY: Filters = { shape: 'butterfly' }
const SUN: Filters = { category: 'sunglasses' }

const brand = (name: string, spellings: string, like: Filters): UnstockedRow => ({
  name,
  nameEl: name,
  spellings,
  like,
})

/** Well-known brands. The filters name what most people know a brand for. */
export const OTHER_BRANDS: readonly UnstockedRow[] = [
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
