import { foldText } from '../search-key.ts'
import { phrasePattern } from './phrase-pattern.ts'

// Texts are folded: without accents, in lower case, with 'ς' as 'σ'.
/** Before what somebody adds to a wish: a reason, or what else there is to say. */
const ENDS =
  /[,.;!?·]\s+|\s+(?=(?:because|since|so|and|but|as|which|that|επειδη|διοτι|γιατι|αλλα|και|τζ?ιαι|που|giati|epeidi|alla|kai|pou)\s)/gu
/** With what a wish begins, after a reason. */
const BEGINS = phrasePattern(`
  (i )?(need|want|would like)|looking for|i['’]?m after
  θέλω|θέλει|θέλουμε|χρειάζομαι|χρειάζεται|ψάχνω|thel(w|o|ei)|psaxn(w|o)|xreiazomai
`)

/** A part of a search in several clauses, folded. */
export interface Clause {
  wish: string
  /** What is said before or behind it. */
  rest: string
}

/** The parts of a search that may be the wish, without a reason before or behind it; the longest first. */
export function clausesOf(text: string): Clause[] {
  const folded = foldText(text).trim()
  const cut = (at: number) => [folded.slice(0, at), folded.slice(at)] as const
  const before = [...folded.matchAll(ENDS)].map(({ index }) => cut(index)).map(([wish, rest]) => ({ wish, rest }))
  const after = [...folded.matchAll(BEGINS)].map(({ index }) => cut(index)).map(([rest, wish]) => ({ wish, rest }))
  return [...before, ...after]
    .filter(({ wish, rest }) => wish !== '' && rest !== '')
    .sort((one, other) => other.wish.length - one.wish.length)
}
