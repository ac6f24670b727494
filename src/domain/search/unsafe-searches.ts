import { remember } from '../remember.ts'
import { foldText } from '../search-key.ts'
import { createPhraseTable } from './phrase-table.ts'

/**
 * What no product of the shop may answer. Sunglasses filter far too little for looking at the sun (ISO 12312-2), frames
 * are no protective equipment (EN ISO 16321, EN 207), and whoever has such signs in an eye needs a doctor the same day.
 */
const UNSAFE = {
  lookingAtSun:
    'έκλειψη, εκλείψεις, κοιτάξω τον ήλιο, κοιτάζω τον ήλιο, κοιτώ τον ήλιο, eclipse, eclipses, look at the sun, looking at the sun, stare at the sun, sun gazing, solar viewing',
  protection:
    'συγκόλληση, ηλεκτροσυγκόλληση, ηλεκτροκόλληση, ηλεκτροσυγκολλητής, λέιζερ, laser, lasers, welding, welder, welders, τροχίσματος, τρόχισμα, grinding, σολάριουμ, solarium, sunbed, sunbeds, tanning bed, ballistic, βαλλιστικά, x ray, x rays',
  symptoms: [
    'έχασα την όρασή μου, χάσα την όραση, απώλεια όρασης, έχασα το φως μου, =δεν βλέπω, ξαφνικά δεν βλέπω, δεν βλέπω από, διπλωπία, βλέπω διπλά',
    'μυγάκια, αστραπές, βλέπω λάμψεις, χλωρίνη, χημικό στο μάτι, χτύπησα το μάτι, χτύπημα στο μάτι, =κόκκινο μάτι, =κόκκινα μάτια',
    'πονάει το μάτι, μάτι πονάει, μάτι μου πονάει, πόνος στο μάτι, πονούν τα μάτια, πονάνε τα μάτια, αίμα στο μάτι, κάτι στο μάτι, επιπεφυκίτιδα, αποκόλληση αμφιβληστροειδούς',
    '=red eye, =red eyes, bloodshot, =pink eye, conjunctivitis, lost sight, lost my sight, loss of sight, lost vision, lost my vision, loss of vision, vision loss, suddenly cannot see, =cannot see, =cant see',
    'went blind, going blind, sudden blindness, blind spot, double vision, seeing flashes, see flashes, flashes of light, flashes and floaters, flashing lights, floaters',
    'bleach, chemical in eye, chemical in my eye, something in my eye, stuck in my eye, splashed in my eye, eye pain, eye hurts, eyes hurt, painful eye, eye injury, hit my eye, bleeding eye, retinal detachment, detached retina',
  ].join(','),
}

const TABLE = createPhraseTable(UNSAFE)

/** At night no tinted lens may be worn at the wheel. */
const NIGHT = /(?<!\p{L})(?:night|evening|dusk|νυ[χκ]τ|βραδυ|vrad[iy]|n[iyu](?:x|h|kh)t)/u
const WHEEL = /driv|wheel|headlight|προβολ|οδηγ|τιμον|αυτοκιν|od[ih]g|timoni|(?<!\p{L})cars?(?!\p{L})/u

const EYE = '(?<!\\p{L})(?:eyes?|ματι(?:α|ου|ων)?|matia?)(?!\\p{L})'
const HURTS =
  '(?<!\\p{L})(?:hurts?|hurting|pain(?:s|ful)?|sore|aches?|aching|πονα\\p{L}*|πονο(?:σ|ι|υν)|pona(?:ei|ne|n)?|pono[si])(?!\\p{L})'
/** As in `πονάει πολύ το μάτι μου`, in either order. */
const PAINFUL_EYE = new RegExp(`${HURTS}.*${EYE}|${EYE}.*${HURTS}`, 'u')

/** After an operation with a laser sunglasses are recommended; they protect nobody who works with one. */
const AFTER_LASER =
  /(?<!\p{L})(?:after|post|since|μετα|meta)(?!\p{L}).*(?:surgery|operation|επεμβαση|εγχειρηση|epemvasi|laser|λειζερ)/u

export type Unsafe = keyof typeof UNSAFE | 'nightDriving'

/** One search asks for it for its list and for its answers. */
const MOST_REMEMBERED = 500

/** Why no product may answer a search, in any spelling; null for all others. */
export const findUnsafe = remember((q): Unsafe | null => {
  const folded = foldText(q)
  if (NIGHT.test(folded) && WHEEL.test(folded)) return 'nightDriving'
  const said = TABLE.find(q).find((one) => one !== 'protection' || !AFTER_LASER.test(folded))
  return said ?? (PAINFUL_EYE.test(folded) ? 'symptoms' : null)
}, MOST_REMEMBERED)
