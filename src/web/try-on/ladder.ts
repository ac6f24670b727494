/** The ways a frame can be shown on a face, the best first; the last is what the specification always had. */
export const RUNGS = ['live-3d', 'live-2d', 'photo-3d', 'photo-2d', 'fixed'] as const
export type Rung = (typeof RUNGS)[number]

/** Why the mirror stands no higher; each has words for the shopper. */
export type Reason =
  | 'trackerLoading'
  | 'trackerFailed'
  | 'trackerLate'
  | 'looking'
  | 'noFace'
  | 'noWebGl'
  | 'noModel'
  | 'slow3d'

export interface Ladder {
  source: 'live' | 'photo'
  tracker: 'loading' | 'late' | 'failed' | 'ready'
  face: 'looking' | 'none' | 'found'
  /** `null` while nothing speaks against three dimensions. */
  against3d: 'noWebGl' | 'noModel' | 'slow3d' | null
}

export type LadderEvent =
  | { kind: 'cameraOn' | 'cameraGone' }
  | { kind: 'trackerReady' | 'trackerFailed' | 'trackerRetried' | 'tenSecondsPassed' }
  | { kind: 'lookedAnew' | 'faceFound' | 'noFace' }
  | { kind: 'noWebGl' | 'slow3d' }
  | { kind: 'modelLooked'; isThere: boolean }

export const AT_THE_FOOT: Ladder = { source: 'photo', tracker: 'loading', face: 'looking', against3d: null }

/** The ladder after something happened. */
export function climb(ladder: Ladder, event: LadderEvent): Ladder {
  switch (event.kind) {
    case 'cameraOn':
      return { ...ladder, source: 'live', face: 'looking' }
    case 'cameraGone':
      return { ...ladder, source: 'photo', face: 'looking' }
    case 'trackerReady':
      return { ...ladder, tracker: 'ready' }
    case 'trackerFailed':
      return { ...ladder, tracker: 'failed', face: 'looking' }
    case 'trackerRetried':
      return { ...ladder, tracker: 'loading', face: 'looking' }
    case 'tenSecondsPassed':
      return ladder.tracker === 'loading' ? { ...ladder, tracker: 'late' } : ladder
    case 'lookedAnew':
      return { ...ladder, face: 'looking' }
    case 'faceFound':
      return { ...ladder, face: 'found' }
    case 'noFace':
      return { ...ladder, face: 'none' }
    case 'modelLooked':
      return { ...ladder, against3d: withModel(ladder.against3d, event.isThere) }
    default:
      // What a browser cannot do, or not in time, it will not learn while the mirror is open.
      return { ...ladder, against3d: ladder.against3d === 'noWebGl' ? 'noWebGl' : event.kind }
  }
}

function withModel(against: Ladder['against3d'], isThere: boolean): Ladder['against3d'] {
  if (against === 'noWebGl' || against === 'slow3d') return against
  return isThere ? null : 'noModel'
}

/** Where the mirror stands, and why no higher. A face that is known needs no tracker: the sample's landmarks are. */
export function standing({ source, tracker, face, against3d }: Ladder): { rung: Rung; reason: Reason | null } {
  if (face !== 'found') return { rung: 'fixed', reason: againstFace(tracker, face) }
  return { rung: `${source}-${against3d ? '2d' : '3d'}`, reason: against3d }
}

function againstFace(tracker: Ladder['tracker'], face: 'looking' | 'none'): Reason {
  if (tracker === 'loading') return 'trackerLoading'
  if (tracker === 'late') return 'trackerLate'
  if (tracker === 'failed') return 'trackerFailed'
  return face === 'none' ? 'noFace' : 'looking'
}

const SLOW_MS = 40
const PATIENCE_MS = 2000

/** Tells when three dimensions are too much for a device: each picture of two seconds took more than 40 ms, on average. */
export function createPace(): (tookMs: number, nowMs: number) => boolean {
  let taken: { tookMs: number; atMs: number }[] = []
  let since: number | null = null
  return (tookMs, nowMs) => {
    since ??= nowMs
    taken = [...taken.filter(({ atMs }) => nowMs - atMs < PATIENCE_MS), { tookMs, atMs: nowMs }]
    const mean = taken.reduce((sum, one) => sum + one.tookMs, 0) / taken.length
    return nowMs - since >= PATIENCE_MS && mean > SLOW_MS
  }
}
