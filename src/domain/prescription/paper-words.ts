import { plainText } from './plain-text.ts'
import type { Eye, PrismBase } from './prescription.ts'

/** What a word on a paper says about the numbers near it. */
export type PaperWord =
  | { is: 'eye'; eye: Eye | 'both' }
  | { is: 'field'; field: PaperField }
  | { is: 'distance'; distance: 'far' | 'near' }
  | { is: 'base'; base: PrismBase }
  | { is: 'value'; text: string }
  /** The eye has no cylinder. */
  | { is: 'sphere_only' }

export type PaperField =
  | 'sphere'
  | 'cylinder'
  | 'axis'
  | 'add'
  | 'prism'
  | 'base'
  | 'pd'
  | 'vertex'
  | 'visualAcuity'
  | 'issuedOn'
  | 'expiresOn'
  | 'birthday'

const FIELDS: Readonly<Record<PaperField, string>> = {
  sphere: 'sph sphere spherical σφ σφαίρωμα σφαίρα σφαιρικό σφαιρικός',
  cylinder: 'cyl cylinder cylindrical κυλ κύλινδρος κυλινδρικό κυλινδρικός',
  axis: 'axis ax x αξ άξονας άξων',
  add: 'add addition πρόσθ πρόσθεση προσθ/ση',
  prism: 'prism prisms πρίσμα πρίσματα',
  base: 'base βάση',
  pd: 'pd ipd διακορική κορική δκα',
  vertex: 'bvd vd vertex',
  visualAcuity: 'va vis οο οξύτητα',
  issuedOn: 'date dated issued examined ημερομηνία ημ ημ/νία εξετάστηκε έκδοση έκδοσης',
  expiresOn: 'expiry expires exp until λήξη λήγει',
  birthday: 'dob born birth birthday γέννηση γέννησης γεν',
}
const EYE_WORDS: Readonly<Record<Eye | 'both', string>> = {
  right: 'r re rt od right δε δο δεξί δεξιό δεξιός δεξιού δεξιά',
  left: 'l le lt os left αρ αο αριστερό αριστερός αριστερού αριστερά',
  both: 'ou both αμφω αμφότεροι',
}
const DISTANCES: Readonly<Record<'far' | 'near', string>> = {
  far: 'dv dist distance far μακριά μακρυά μακράν',
  near: 'nv near reading κοντά εγγύς πλησίον',
}
const BASES: Readonly<Record<PrismBase, string>> = {
  in: 'in bi έσω μέσα',
  out: 'out bo έξω',
  up: 'up bu άνω πάνω επάνω',
  down: 'down dn bd κάτω',
}
const VALUES = 'pl plan plano πλάνο bal balance'
const SPHERE_ONLY = 'ds dsph'

const WORDS = new Map<string, PaperWord>([
  ...entries(FIELDS, (field) => ({ is: 'field', field })),
  ...entries(EYE_WORDS, (eye) => ({ is: 'eye', eye })),
  ...entries(DISTANCES, (distance) => ({ is: 'distance', distance })),
  ...entries(BASES, (base) => ({ is: 'base', base })),
  ...entries({ value: VALUES }, (_, text) => ({ is: 'value', text })),
  ...entries({ none: SPHERE_ONLY }, () => ({ is: 'sphere_only' })),
])

function entries<Key extends string>(
  words: Readonly<Record<Key, string>>,
  meaning: (key: Key, word: string) => PaperWord,
): [string, PaperWord][] {
  const keys = Object.keys(words) as Key[]
  return keys.flatMap((key) =>
    words[key].split(' ').map((word): [string, PaperWord] => [plainText(word), meaning(key, plainText(word))]),
  )
}

/** Null for a word that papers use for something else. The word is plain text; points in it do not count. */
export const findPaperWord = (word: string): PaperWord | null => WORDS.get(word.replaceAll('.', '')) ?? null
