import { mentionsContactLens } from './contact-lens.ts'
import type { FieldProblem } from './field-problem.ts'
import { formatPower } from './format.ts'
import { addBetween } from './near-pair.ts'
import { PaperDraft, type PaperPlace } from './paper-draft.ts'
import { placeLine } from './paper-line.ts'
import { type PaperTable, placeRow, tableOf } from './paper-table.ts'
import { type PaperToken, tokensOf } from './paper-tokens.ts'
import { plainText, plainWords } from './plain-text.ts'
import { EYES, type Power } from './prescription.ts'
import type { EyeEntry, PrescriptionEntry } from './prescription-entry.ts'
import type { PrescriptionLimits } from './prescription-limits.ts'
import { readAxis } from './read-measure.ts'
import { readCylinder, readPower } from './read-power.ts'

const LONGEST_TEXT = 4_000
const PD = new RegExp(`pupil(?:lary)? distance|(?:${plainWords('απόσταση κορών', 'απόσταση κόρης')})`, 'g')

/** What a pasted paper says, to be shown in a form and compared with the paper by a person. */
export interface PaperReading {
  entry: PrescriptionEntry
  /** Lines with a number that has no sure place, as they are written. */
  unplaced: string[]
  /** `contact_lens` refuses the text; `near_differs` leaves an addition open. */
  problems: FieldProblem[]
}

/**
 * Reads the text of a whole prescription, in Greek or English, as a table or in lines. Texts of fields are kept as they
 * are written: signs, axes and PDs are never supplied, and `readPrescription` checks them. Never throws.
 */
export function readPaper(text: string, limits: PrescriptionLimits): PaperReading {
  const draft = new PaperDraft()
  const lines = text.slice(0, LONGEST_TEXT).split(/\r\n|\r|\n/)
  const unplaced: string[] = []
  let section: PaperPlace = { eye: null, distance: null }
  let table: PaperTable | null = null
  for (const whole of lines) {
    const line = plainText(whole).replace(PD, 'pd')
    const tokens = tokensOf(line)
    const heading = tableOf(line)
    if (heading) table = heading
    else if (!tokens.some(hasNumber)) section = sectionOf(tokens, section)
    else {
      const isPlaced = (table && placeRow(line, table, section, draft)) ?? placeLine(tokens, section, draft)
      if (!isPlaced) unplaced.push(whole.trim())
    }
  }
  const problems = addNear(draft, limits)
  const refused: FieldProblem[] = mentionsContactLens(text) ? [{ field: 'text', code: 'contact_lens' }] : []
  return { entry: draft.entry, unplaced, problems: [...refused, ...problems] }
}

const hasNumber = ({ is }: PaperToken) => ['number', 'prism', 'pair', 'date', 'value'].includes(is)

/** A line that only names an eye, or far or near, stands above what it names. */
function sectionOf(tokens: readonly PaperToken[], section: PaperPlace): PaperPlace {
  const eye = tokens.find((token) => token.is === 'eye')?.eye
  const distance = tokens.find((token) => token.is === 'distance')?.distance
  if (distance) return { eye: eye ?? null, distance }
  return eye ? { ...section, eye } : section
}

/** Writes the addition of papers that have both lenses for far and lenses for near. */
function addNear(draft: PaperDraft, limits: PrescriptionLimits): FieldProblem[] {
  return EYES.flatMap((eye): FieldProblem[] => {
    if (draft.near[eye].sphere === '' || draft.entry[eye].add !== '') return []
    const [far, near] = [powerOf(draft.entry[eye], limits), powerOf(draft.near[eye], limits)]
    const add = far && near && addBetween(far, near)
    if (add === null) return [{ field: `${eye}.add`, code: 'near_differs', range: limits.add }]
    draft.entry[eye].add = formatPower(add)
    return []
  })
}

function powerOf(entry: EyeEntry, limits: PrescriptionLimits): Power | null {
  const sphere = readPower(entry.sphere, limits.sphere)
  const cylinder = readCylinder(entry.cylinder, limits.cylinder)
  if (!sphere.ok || !cylinder.ok) return null
  if (cylinder.value === 0) return { sphere: sphere.value, cylinder: 0, axis: null }
  const axis = readAxis(entry.axis)
  return axis.ok ? { sphere: sphere.value, cylinder: cylinder.value, axis: axis.value } : null
}
