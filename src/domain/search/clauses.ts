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

/**
 * The parts of a search in several clauses that may be the wish, without a reason before or behind it, folded; the longest
 * first.
 */
export function clausesOf(text: string): string[] {
  const folded = foldText(text).trim()
  const before = [...folded.matchAll(ENDS)].map(({ index }) => folded.slice(0, index))
  const after = [...folded.matchAll(BEGINS)].map(({ index }) => folded.slice(index))
  return [...before, ...after]
    .filter((part) => part !== '' && part.length < folded.length)
    .sort((one, other) => other.length - one.length)
}
