/** Folded words that shoppers type for what the catalogue calls otherwise. The last six are models, as they are pronounced. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['πιλοτικα', 'aviator'],
  ['πιλοτικο', 'aviator'],
  ['πιλοτου', 'aviator'],
  ['γατισια', 'cateye'],
  ['γατισιο', 'cateye'],
  ['γατασ', 'cateye'],
  ['κοκαλινα', 'acetate'],
  ['κοκαλινο', 'acetate'],
  ['κοκαλινοι', 'acetate'],
  ['ασουγουα', 'asuwa'],
  ['επταδ', 'heptade'],
  ['λαντλοου', 'ludlow'],
  ['μαρτσμοντ', 'marchmont'],
  ['νουαζετ', 'noisette'],
  ['φιελντε', 'fjelde'],
])
