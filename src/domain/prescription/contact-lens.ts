import { plainText, plainWords } from './plain-text.ts'

const NAMES = plainWords('contact lens', 'φακοί επαφής', 'φακών επαφής', 'ακτίνα καμπυλότητας', 'base curve')
const MEASURES = plainWords('bc', 'b.c.', 'dia', 'dia.', 'diam', 'diameter', 'διάμετρος', 'διαμ').replaceAll('.', '\\.')
const MENTIONED = new RegExp(`(?<!\\p{L})(?:${NAMES}|(?:${MEASURES})[\\s:=]*\\d)`, 'u')

/** Whether a text has the base curve or the diameter of a contact lens, or its name. */
export const mentionsContactLens = (text: string): boolean => MENTIONED.test(plainText(text))
