/** What becomes of the lenses of one order line, step by step. Each remake is a job of its own. */
const TRANSITIONS = {
  awaiting_prescription: ['checking', 'measuring', 'refused'],
  checking: ['question', 'measuring', 'approved', 'refused'],
  question: ['checking', 'measuring', 'refused'],
  measuring: ['checking', 'question', 'refused'],
  approved: ['ordered', 'checking'],
  ordered: ['arrived', 'checking', 'failed'],
  arrived: ['fitting', 'checking', 'failed'],
  fitting: ['quality_check', 'failed'],
  quality_check: ['ready', 'failed'],
  ready: ['done', 'failed'],
  done: ['failed'],
  failed: [],
  refused: [],
  cancelled: [],
} as const satisfies Record<string, readonly string[]>

export type LensJobState = keyof typeof TRANSITIONS
export const LENS_JOB_STATES = Object.keys(TRANSITIONS) as [LensJobState, ...LensJobState[]]

export const isLensJobStep = (from: LensJobState, to: LensJobState): boolean =>
  (TRANSITIONS[from] as readonly LensJobState[]).includes(to)

/** The steps of the workshop, in their order. Lenses are checked with measured values, so `ready` is not among them. */
export const WORKSHOP_STEPS = ['ordered', 'arrived', 'fitting', 'quality_check'] as const
export type WorkshopStep = (typeof WORKSHOP_STEPS)[number]

/** The next step that the workshop takes by itself, or null. */
export const nextWorkshopStep = (state: LensJobState): WorkshopStep | null =>
  WORKSHOP_STEPS.find((step) => isLensJobStep(state, step)) ?? null

/** What a buyer sees of the work, in its order. That a pair has left is told of the order. */
const BUYER_STEPS: LensJobState[] = ['checking', 'approved', ...WORKSHOP_STEPS, 'ready']

/** Whether a buyer is told of a state; of a pair that is made again the next job tells. */
export const isToldToBuyer = (state: LensJobState): boolean => state !== 'failed' && state !== 'done'

/** What is still to come for a buyer's pair, in its order. */
export function stepsToCome(state: LensJobState): LensJobState[] {
  const at = BUYER_STEPS.indexOf(state)
  return at < 0 && !isBeforeApproval(state) ? [] : BUYER_STEPS.slice(at + 1)
}

/** States in which an optician may still change what is made. */
export const isBeforeApproval = (state: LensJobState): boolean =>
  ['awaiting_prescription', 'checking', 'question', 'measuring'].includes(state)

/** States with an approval that can be taken back, since nothing is cut. */
export const isApprovalRevocable = (state: LensJobState): boolean =>
  isLensJobStep(state, 'checking') && !isBeforeApproval(state)

export const isRemakable = (state: LensJobState): boolean => isLensJobStep(state, 'failed')

export const REMAKE_REASONS = ['power', 'axis', 'pd', 'height', 'scratch', 'non_tolerance', 'breakage'] as const
export type RemakeReason = (typeof REMAKE_REASONS)[number]

export const LENS_JOB_VIEWS = {
  check: ['checking', 'awaiting_prescription', 'measuring'],
  waiting: ['question'],
  make: ['approved', 'ordered', 'arrived', 'fitting', 'quality_check'],
  ready: ['ready'],
  ended: ['done', 'refused', 'failed', 'cancelled'],
} as const satisfies Record<string, readonly LensJobState[]>
export type LensJobView = keyof typeof LENS_JOB_VIEWS
export const LENS_JOB_VIEW_NAMES = Object.keys(LENS_JOB_VIEWS) as [LensJobView, ...LensJobView[]]

/** What a customer may stay silent for before staff give the money back (optics, section 5). */
const SILENT_DAYS = 14
/** When a customer is reminded of a question. */
export const REMIND_DAYS = 5
const DAY_MS = 86_400_000

export const isSilent = (askedAt: Date, now: Date): boolean => now.valueOf() - askedAt.valueOf() > SILENT_DAYS * DAY_MS
