import { foldText } from '../search-key.ts'

/** With what a question to the shop begins, other than whether it has something. Texts are folded. */
const BEGINS =
  /^\W*(?:(?:hi|hello|please|excuse me|γεια(?: σασ)?|καλημερα|συγγνωμη|παρακαλω)\W+)*(?:can|could|may|should|shall|must|do(?! you (?:have|sell|stock|carry))|does|did|how|is|are|was|were|what|when|where|why|who|will|would(?! like)|if|πωσ|ποσο|ποσα|ποτε|που|γιατι|μπορω|μπορειτε|μπορουμε|γινεται|πρεπει|κανετε|δεχεστε|στελλ?νετε|τι|αν|pos|pws|poso|pote|mporo|mporw|mporeite|ginetai|kanete)(?![\p{L}\p{N}])/u
/** Who speaks of a thing of theirs wants something done with it. */
const OWN =
  /(?<!\p{L})my (?:\p{L}+ )?(?:(?:sun)?glasses|spectacles|specs|frames?|lens(?:es)?|shades|order|pair)(?!\p{L})|(?:γυαλια|ηλιου|σκελετ\p{L}+|φακ\p{L}+|παραγγελια|g[iy]+alia|hliou|iliou|skelet\p{L}+|fak\p{L}+) (?:μου|μασ|mou)(?!\p{L})/u

/** Whether a text asks the shop something or speaks of what somebody has, rather than naming what is looked for. */
export function isEnquiry(text: string): boolean {
  const folded = foldText(text)
  return BEGINS.test(folded) || OWN.test(folded)
}
