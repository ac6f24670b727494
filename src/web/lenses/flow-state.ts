import type { EntryTexts } from '../../client/prescription/entry-texts.ts'
import type { CallInput } from '../../contract/calls.ts'
import type { FilterCategory } from '../../domain/eyewear.ts'
import {
  hasFilterCategory,
  type LensCoating,
  type LensMaterial,
  type LensTint,
  type LensType,
  type TintColour,
} from '../../domain/lens/lens-options.ts'
import type { LensUse } from '../../domain/lens/lens-use.ts'
import type { PrescriptionSource } from '../../domain/lens/prescription-source.ts'
import type { WarningCode } from '../../domain/prescription/plausibility.ts'
import type { ReadEntry } from '../prescriptions/use-entry-form.ts'

/** What a shopper has chosen so far. It is kept in the tab alone, unless they ask for more. */
export interface FlowState {
  use: LensUse | null
  type: LensType | null
  source: Exclude<PrescriptionSource, 'none'> | null
  /** Of the wearer, as it is typed. */
  age: string
  texts: EntryTexts
  read: ReadEntry | null
  confirmed: readonly WarningCode[]
  /** Whether the values were compared with the paper. */
  isMatched: boolean
  prescriptionId: string | null
  paperId: string | null
  material: LensMaterial | null
  coating: LensCoating
  tint: LensTint
  tintColour: TintColour
  filterCategory: FilterCategory
  isConsented: boolean
  /** The cart line whose lenses are chosen again; null for a new one. */
  line: number | null
  /** The same through all attempts to add this pair. */
  requestKey: string
}

export const FIRST_STATE: Omit<FlowState, 'requestKey'> = {
  use: null,
  type: null,
  source: null,
  age: '',
  texts: {},
  read: null,
  confirmed: [],
  isMatched: false,
  prescriptionId: null,
  paperId: null,
  material: null,
  coating: 'anti-reflective',
  tint: 'clear',
  tintColour: 'grey',
  filterCategory: 3,
  isConsented: false,
  line: null,
}

export const STEPS = ['use', 'source', 'prescription', 'lenses', 'check'] as const
export type Step = (typeof STEPS)[number]

/** The steps of a choice: lenses without power need no prescription. */
export const stepsOf = ({ use }: FlowState): readonly Step[] =>
  use === 'none' ? STEPS.filter((step) => step !== 'source' && step !== 'prescription') : STEPS

export function ageOf({ age }: Pick<FlowState, 'age'>): number | null {
  const years = /^\s*\d{1,3}\s*$/.test(age) ? Number(age) : null
  return years !== null && years <= 120 ? years : null
}

const isDone: Record<Step, (state: FlowState) => boolean> = {
  use: ({ use, type }) => use !== null && type !== null,
  source: ({ source }) => source !== null,
  prescription: (state) => {
    if (state.source === 'typed') return state.read !== null && state.isMatched
    const isGiven = { photo: state.paperId !== null, saved: state.prescriptionId !== null, later: true, eye_test: true }
    return state.source !== null && isGiven[state.source] && ageOf(state) !== null
  },
  lenses: ({ material }) => material !== null,
  check: () => false,
}

/** The step that may be shown: the one that is asked for, or the first before it that is not answered. */
export function reachableStep(state: FlowState, asked: string | null): Step {
  const steps = stepsOf(state)
  const wanted = steps.find((step) => step === asked) ?? 'use'
  return steps.slice(0, steps.indexOf(wanted)).find((step) => !isDone[step](state)) ?? wanted
}

/** What was chosen before no longer holds once the use or the prescription is another one. */
export const withoutMaterial = (state: FlowState, change: Partial<FlowState>): FlowState => ({
  ...state,
  ...change,
  material: null,
  requestKey: crypto.randomUUID(),
})

type Wish = CallInput<'POST /api/lenses/offers'>['body']

/** The wish that the server judges; null while something is missing. */
export function toWish(productId: number, state: FlowState): Wish | null {
  const { use, type, coating, tint } = state
  const prescription = sourceOf(state)
  if (use === null || type === null || prescription === null) return null
  return {
    ...{ productId, use, type, coating, tint, prescription },
    tintColour: tint === 'clear' ? null : state.tintColour,
    filterCategory: hasFilterCategory(tint) ? state.filterCategory : null,
  }
}

function sourceOf(state: FlowState): Wish['prescription'] | null {
  const { use, source, read, prescriptionId, confirmed } = state
  if (use === 'none') return { source: 'none' }
  const age = ageOf(state)
  switch (source) {
    case 'typed': {
      if (read === null) return null
      const eye = (side: 'right' | 'left') => ({ ...read.entry[side], prisms: [...read.entry[side].prisms] })
      const entry = { ...read.entry, right: eye('right'), left: eye('left') }
      return { source, entry, age: read.age, confirmedWarnings: [...confirmed] }
    }
    case 'saved':
      return prescriptionId === null ? null : { source, prescriptionId, age }
    case null:
      return null
    default:
      return { source, age }
  }
}
