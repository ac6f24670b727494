import { foldUsername } from './login-name.ts'

/** Words that people here think of first: the shop, the island, its towns and clubs, and greetings. */
const LOCAL_WORDS = `
  elegance eyewear eleganceeyewear eleganceeyewearcyprus glasses sunglasses gyalia γυαλια γυαλιαηλιου οπτικα optika
  cyprus kypros kipros kibris κυπρος nicosia lefkosia λευκωσια limassol lemesos λεμεσος paphos pafos παφος
  larnaca larnaka λαρνακα famagusta ammochostos αμμοχωστος kyrenia keryneia κερυνεια troodos τροοδος
  hellas ellada ελλαδα greece apoel αποελ omonoia omonia ομονοια anorthosis ανορθωση apollon απολλων anorthosi
  panathinaikos παναθηναικος olympiakos olympiacos ολυμπιακος aekara
  kalimera καλημερα kalispera καλησπερα sagapo σαγαπω sagapw agapi αγαπη agapimou αγαπημου panagia παναγια
  kodikos kwdikos κωδικος kodikosmou κωδικοςμου password mypassword
`
  .trim()
  .split(/\s+/)

/** Shorter ones would refuse too much: a username `jo` any password of digits and `jo`. */
const SHORTEST_WORD = 3

export interface PasswordSetting {
  /** Passwords that others have used, folded. */
  common: ReadonlySet<string>
  /** What is known of the person: username, e-mail address, names. */
  about: readonly (string | null | undefined)[]
}

/**
 * Whether somebody who guesses would try a password early: it is among the common ones, or, apart from its digits and
 * signs, it is a word of the shop, of Cyprus, or of its owner. Case and accents do not matter.
 */
export function isGuessable(password: string, { common, about }: PasswordSetting): boolean {
  if (common.has(foldPassword(password))) return true
  const letters = lettersOf(password)
  const own = about.flatMap((text) => (text ? [text, text.split('@')[0] ?? ''] : [])).map(lettersOf)
  return [...LOCAL_WORDS.map(lettersOf), ...own].some((word) => word.length >= SHORTEST_WORD && word === letters)
}

/** Passwords are compared in the form of usernames; they are stored and verified as they are. */
export const foldPassword = (password: string): string => foldUsername(password)

const lettersOf = (text: string): string => foldPassword(text).replace(/[^\p{L}]/gu, '')
