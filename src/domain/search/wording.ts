import { foldText, words } from '../search-key.ts'
import { withoutAges } from './ages.ts'
import { withoutFaceShape } from './face-shapes.ts'
import { markFeatures } from './features.ts'
import { joinWords, separateWords } from './joined-words.ts'
import { markLayoutSlips, swapKeyboardLayout } from './keyboard-layout.ts'
import { LENS, markLenses } from './lens-words.ts'
import { AT_MOST, OVER, UNDER } from './limit-words.ts'
import { markMeasures } from './measures.ts'
import { writeNumbers } from './number-words.ts'
import { phrasePattern } from './phrase-pattern.ts'
import { meantBy } from './wordings.ts'

/** A limit of what nothing measures is no limit of a price. */
const LIMIT_OF_MEASURE = new RegExp(`(?:${UNDER}|${AT_MOST}|${OVER})\\s*(?=\\d{2,3}\\s*(?:mm|χιλ|xil))`, 'gu')
const MILLIMETRES = /(?<=\d)\s*(?:mm|χιλ\p{L}*|xil(?:iost\p{L}*)?)(?![\p{L}\d])/gu
/** As `+2.00` and `-1,75`, and `+2`: lenses are made in steps of a quarter. */
const POWER =
  /(?<![\p{L}\d])(?:[+\-−]\s?\d{1,2}[.,](?:00?|25|50?|75)|\+\s?\d|(?:minus|plus|μειον|meion)\s\d{1,2}(?:[.,]\d{1,2})?)(?![\p{L}\d])/gu
/** As `13.3 cm` and `14 cm wide`; cords are longer. */
const CENTIMETRES = /(?<![\d.,])(?:(\d{1,2})[.,](\d)|(1[1-6]))\s*(?:cm|εκ(?:ατοστ\p{L}*)?|ποντ\p{L}*)(?!\p{L})/gu
const toMillimetres = (_: string, whole = '', tenths = '', only = ''): string =>
  `${only ? `${only}0` : whole + tenths} mm`
const MADE_IN_CYPRUS = phrasePattern(`
  (cyprus|cypriot) (hand( )?)?made
  (hand( )?)?(made|κατασκευ*|φτιαγμέν*) ((here|εδώ) )?((in|στην|στη) )?(cyprus|κύπρο)
`)
/** As in `γυαλιά για τη θάλασσα`, not as in the colour `sea`. */
const SEA = '(θάλασσ(α[σν]?|ησ)|thalassas?|8alassas?|sea)'
const FOR_THE_SEA = phrasePattern(`
  (για|gia|στη|στην|sti|stin)( (τη|την|ti|tin))? ${SEA}
  (for|at|by) the ${SEA}
  γυαλιά(?= θαλάσσης) ${SEA}
  (?<!(χρώμα|xroma|xrwma) )(της|tis) ${SEA}
`)
/** Sunglasses are made with any lenses; beside their word, what asks for a power says nothing of the frame. */
const SUN = /(?<!\p{L})(?:sun(?:glass|nies|\s)|shades|polari[sz]|ηλιου|πολωτικ|πολαρο|(?:i|h|y)l[ij]ou|pol[ow]tik)/u
const POWER_OF_SUN =
  /(?<!\p{L})(?:(?:with|με|me)\s+(?:\p{L}{1,3}\s+)?)?(?:prescriptions?|read|reading|readers?|office|gaming|(?:anti\s+)?blue\s+(?:light|cut)|tv|television|computers?|screens?|υπολογιστ\p{L}*|οθον\p{L}*|διαβασμα(?:τοσ)?|(?:φακ\p{L}+|fak\p{L}+)\s+(?:ορασε\p{L}+|orase\p{L}+)|βαθμ(?:ουσ|οι|ο|οσ)|συνταγ\p{L}*|διοπτρ\p{L}*|[vb]a(?:th|8)m(?:ous|us|oi|o)|s[yi]ntag\p{L}*)(?!\p{L})/gu
/** As in `γυαλιά οράσεως και ηλίου`, which are two things. */
const BESIDE_SUN =
  /(?:ηλιου|[ih]liou|sun\p{L}*)\s+(?:και|η|and|or|kai|&)\s|\s(?:και|η|and|or|kai|&)\s+(?:γυαλια\s+|g[iy]+alia\s+)?(?:ηλιου|[ih]liou|sun)/u
export const withoutPowerOfSun = (folded: string): string =>
  SUN.test(folded) && !BESIDE_SUN.test(folded) ? folded.replace(POWER_OF_SUN, ' ') : folded
/** Before a size as `53-18` its name says nothing; sizes by letters are those of the filter. */
const NAME_OF_SIZE =
  /(?<!\p{L})(?:(?:frame|lens|σκελετ\p{L}*|φακ\p{L}*)\s+)?(?:sizes?|μεγεθ(?:οσ|ουσ|η)|megethos|διαστασεισ|νουμερο|noumero)[\s:]+(?=\d{2}\s*[-‐–/x×□\s]\s*\d{2}(?!\d))/gu
const LETTER_OF_SIZE = /(?<!\p{L})(?:sizes?|μεγεθοσ|megethos|νουμερο|noumero)[\s:]+([sml]|xl)(?!\p{L})/gu
const SIZE_OF_LETTER = /(?<!\p{L})([sml]|xl)[\s-]+(?:sizes?|sized|μεγεθοσ|megethos|νουμερο|noumero)(?![\p{L}\d])/gu
const SIZES: Readonly<Record<string, string>> = { s: 'narrow', m: 'medium', l: 'wide', xl: 'wide' }
/** What limits a price, by how the other keyboard layout writes it; a Greek word's last sigma is the key of `w`. */
const LIMIT_OF_SLIP = new Map(
  ['under', 'over', 'above', 'below', 'κατω απο', 'πανω απο', 'εωσ'].map((limit) => [
    swapKeyboardLayout(limit).replace(/s$/, 'w'),
    limit,
  ]),
)
const SLIPPED_LIMIT = new RegExp(`(?<!\\p{L})(?:${[...LIMIT_OF_SLIP.keys()].join('|')})(?=\\s+€?\\d)`, 'gu')
const readPictures = (text: string): string =>
  text
    .replace(/(?<!\p{L})[όΌ]ι(?!\p{L})/gu, 'όχι')
    .replace(/\u{1f576}\ufe0f?|\u{1f60e}/gu, ' sunglasses ')
    .replace(/\u{1f453}/gu, ' glasses ')
/** A copied address, up to its last part. */
const ADDRESS = /https?:\/\/\S*\/(?=\S)/g

/** The words of lenses that a product's name holds, as somebody who types the name is understood. */
export const lensWordsOf = (name: string): string =>
  /mirror|lens|tint/i.test(name)
    ? words(reword(name))
        .filter((word) => word.endsWith(LENS) && word !== LENS)
        .join(' ')
    : ''

/** What somebody typed, folded, with the words that products are filed under for what takes several words to say. */
export function reword(text: string): string {
  const typed = foldText(markLayoutSlips(readPictures(text.replace(ADDRESS, ''))))
  const plain = withoutFaceShape(meantBy(separateWords(typed)))
  const folded = writeNumbers(joinWords(plain)).replace(MADE_IN_CYPRUS, 'madeincyprus')
  return markFeatures(markLenses(/\d/.test(folded) ? rewordNumbers(folded) : withoutAges(folded)))
    .replace(FOR_THE_SEA, ' sunglasses')
    .replace(LETTER_OF_SIZE, (_, letter: string) => SIZES[letter] ?? '')
    .replace(SIZE_OF_LETTER, (_, letter: string) => SIZES[letter] ?? '')
}

const rewordNumbers = (folded: string): string =>
  withoutAges(
    markMeasures(
      folded.replace(CENTIMETRES, toMillimetres).replace(SLIPPED_LIMIT, (slip) => LIMIT_OF_SLIP.get(slip) ?? slip),
    )
      .replace(LIMIT_OF_MEASURE, '')
      .replace(MILLIMETRES, '')
      .replace(NAME_OF_SIZE, '')
      .replace(POWER, ' prescription '),
  )
