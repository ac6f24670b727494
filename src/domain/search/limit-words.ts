// What limits a number in a search, of prices as of measurements, as parts of regular expressions. Texts are folded:
// without accents, in lower case, with 'ς' as 'σ'.

export const UNDER =
  'under|below|less than|<(?!=)|κατω (?:απο|που|των)|λιγοτερο απο|kat[ow] (?:apo|pou|t[ow]n)|ligotero apo'
export const AT_MOST =
  'up to|at most|max(?:imum)?(?: of)?|no(?:t)? (?:over|above|more than)|up to and including|<=|≤|(?:εωσ|μεχρι)(?: και)?|το πολυ|οχι (?:παρα)?πανω απο|(?:e[ow]s|mexri|mehri)(?: kai)?'
export const OVER =
  'over|above|more than|>(?!=)|πανω (?:απο|που|των)|ανω των|περισσοτερο απο|pan[ow] (?:apo|pou|t[ow]n)|an[ow] t[ow]n|perissotero apo'
export const AT_LEAST = 'at least|>=|≥|τουλαχιστον|from|απο|apo'
/** As in `over 100 and under 150`, whose `100 and under` is no limit. */
const NO_OTHER = '(?!\\s+(?:(?:than|of|απο|που|apo|pou|to|το|τα|ta)\\s+)?[€£$]?\\d)'
/** Behind the number. */
export const AND_MORE = `(?:και|κι|kai|ki|and|or)\\s+(?:πανω|ανω|pan[ow]|an[ow]|up|above|over|more)${NO_OTHER}`
export const AND_LESS = `(?:και|κι|kai|ki|and|or)\\s+(?:κατω|kat[ow]|under|below|less)${NO_OTHER}`
/** Before a range, and between its ends. */
export const BETWEEN = 'between|from|μεταξυ|απο|apo|metaksy|metaxy'
export const TO = '-|–|to|and|ε?ωσ|μεχρι|και|με|e?ws|e[ow]si?|mexri|mehri|kai|me'
