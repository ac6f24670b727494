// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
/** Two words that are written as one. */
const SPLIT_WORDS = /(?<![\p{L}\d]|cat[\s-]|cats[\s-])(sun|eye|brow)[\s-]+(?=(?:glas|wear|line))/gu
/** As `γυαλιαηλιου` and `παιδικαγυαλια`; not `ματογυάλια`. */
const JOINED_GREEK =
  /(?<!\p{L})(?:(γυαλια|g[iyu]alia)(\p{L}{3,})|(?!μα?το|ομμ?ατο|mato|ommato)(\p{L}{4,})(γυαλια|g[iyu]alia))(?!\p{L})/gu
/** As `roundglasses`. */
const JOINED = /(?<!\p{L})(?!sun|eye|spy)(\p{L}{3,}?)(sunglasses|eyeglasses|glasses|frames)(?!\p{L})/gu
/** As `sunglassesblack` and `ηλιουμαυρα`. */
const JOINED_AFTER = /(?<!\p{L})(sunglasses|eyeglasses|glasses|frames|ηλιου|ορασεωσ)(?!λουστ)(\p{L}{3,})/gu
/** Cypriot diminutives: `μαυρούθκια`. Children, `κοπελλούθκια`, are a word of their own. */
const DIMINUTIVE = /(?<!\p{L})(?!κοπελ|μαγουλ)(\p{L}{3,})(?:ου(?:θκι|δκι|δι|λλι)|ουλ|ιτσ)α(?!\p{L})/gu
/** A code as it is being typed, as `HEL-AM` and `HEL-AMA-D`: the beginning of one word. */
const BEGUN_CODE = /^\s*([a-z]{3})-([a-z\d]{2}|[a-z\d]{3}-[a-z\d]{1,2})\s*$/

/** A folded text with its words written as the search knows them: apart, together, and without endearments. */
export const separateWords = (folded: string): string =>
  folded
    .replace(BEGUN_CODE, (code) => code.replaceAll('-', ''))
    .replace(JOINED, '$1 $2')
    .replace(JOINED_GREEK, '$1$3 $2$4')
    .replace(JOINED_AFTER, '$1 $2')
    .replace(DIMINUTIVE, '$1α')

/** After what stands before a face was read: `round eye glasses`. */
export const joinWords = (folded: string): string => folded.replace(SPLIT_WORDS, '$1')
