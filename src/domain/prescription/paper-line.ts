import type { PaperDraft, PaperPlace } from './paper-draft.ts'
import type { PaperToken } from './paper-tokens.ts'
import type { PaperField } from './paper-words.ts'

/** What follows without a heading, as in `-2.25 -0.50 180`. */
const NEXT: Partial<Record<PaperField, PaperField>> = { sphere: 'cylinder', cylinder: 'axis' }

interface LineState extends PaperPlace {
  /** The heading that the next number belongs to. */
  field: PaperField | null
  /** What was written last, if nothing stands between. */
  last: PaperField | null
  isPd: boolean
}

/**
 * Places what a line says, read from left to right: values by their headings, and a lens without headings in the order
 * of the trade. False where a number has no place: its line is shown to the customer.
 */
export function placeLine(tokens: readonly PaperToken[], start: PaperPlace, draft: PaperDraft): boolean {
  const state: LineState = { ...start, field: null, last: null, isPd: false }
  // Every token is read, whether or not one before it had a place.
  return tokens.map((token, at) => placeToken(token, tokens[at + 1], state, draft)).every(Boolean)
}

function placeToken(token: PaperToken, next: PaperToken | undefined, state: LineState, draft: PaperDraft): boolean {
  switch (token.is) {
    case 'eye':
      startEye(token.eye, next, state)
      return true
    case 'distance':
      state.distance = token.distance
      return true
    case 'field':
      startField(token.field, state)
      return true
    case 'sphere_only':
      state.last = 'axis'
      return true
    case 'base':
      draft.placeBase(token.base, state.eye)
      return true
    case 'dash':
      return true
    case 'prism':
      return draft.place('prism', token.text, state)
    case 'date':
      return placeDate(token.text, state, draft)
    case 'pair':
      return placePair(token, state, draft)
    default:
      return placeNumber(token.text, state, draft)
  }
}

function startEye(eye: LineState['eye'], next: PaperToken | undefined, state: LineState): void {
  const isMonoPd = state.isPd && next?.is === 'number' && isPlainLength(next.text)
  Object.assign(state, { eye, field: isMonoPd ? 'pd' : null, last: null, isPd: isMonoPd })
}

/** A heading may also follow its number: `-2.00 SPH -1.00 CYL 180 AXIS`. */
function startField(field: PaperField, state: LineState): void {
  if (field === state.last && state.field === null) return
  Object.assign(state, { field, isPd: field === 'pd' })
}

function placeNumber(text: string, state: LineState, draft: PaperDraft): boolean {
  const field = state.field ?? (state.isPd ? 'pd' : state.last === null ? 'sphere' : NEXT[state.last])
  if (field === undefined || (state.field !== field && !fits(field, text))) return false
  const isPlaced = draft.place(field, text, state)
  if (!isPlaced) return false
  Object.assign(state, { field: null, last: field })
  return true
}

function placePair({ text, parts }: { text: string; parts: [string, string] }, state: LineState, draft: PaperDraft) {
  if (state.isPd) return parts.map((part) => draft.place('pd', part, { ...state, eye: null })).every(Boolean)
  return fits('visualAcuity', text) && draft.place('visualAcuity', text, state)
}

/** A date without a heading may be anybody's birthday. */
function placeDate(text: string, state: LineState, draft: PaperDraft): boolean {
  const field = state.field
  return field === 'issuedOn' || field === 'expiresOn' || field === 'birthday' ? draft.place(field, text, state) : false
}

const isPlainLength = (text: string) => /^\d\d(?:\.\d+)?$/.test(text)

/** Whether a number may stand where no heading names its field; what is wrong with it otherwise, the field says. */
export function fits(field: PaperField, text: string): boolean {
  const couldBeAxis = /^\d{1,3}$/.test(text) && Number(text) <= 180
  if (field === 'axis') return couldBeAxis
  if (field === 'add' && /^\d$/.test(text)) return true
  if (field === 'sphere' || field === 'cylinder' || field === 'add') return !couldBeAxis || /^0+$/.test(text)
  if (field === 'visualAcuity') return /^\d{1,2}(?:\.\d)?\/\d{1,3}(?:\.\d)?$/.test(text)
  return true
}
