/** How a frame is shown on a face, best first. `fixed` is the overlay of the specification, which needs no face. */
export const RENDER_MODES = ['live-3d', 'live-2d', 'photo-3d', 'photo-2d', 'fixed'] as const
export type RenderMode = (typeof RENDER_MODES)[number]

export type FallbackReason =
  | 'trackerLoading'
  | 'trackerFailed'
  | 'trackerLate'
  | 'searching'
  | 'noFace'
  | 'notAPerson'
  | 'noWebGl'
  | 'noModel'
  | 'slow3d'

export interface RenderState {
  source: 'live' | 'photo'
  tracker: 'loading' | 'late' | 'failed' | 'ready'
  face: 'searching' | 'none' | 'notAPerson' | 'found'
  obstacle3d: 'noWebGl' | 'noModel' | 'slow3d' | null
}

export type RenderEvent =
  | { kind: 'cameraOn' | 'cameraOff' }
  | { kind: 'trackerReady' | 'trackerFailed' | 'trackerRetried' | 'trackerLate' }
  | { kind: 'searchStarted' | 'faceFound' | 'noFace' | 'notAPerson' }
  | { kind: 'noWebGl' | 'slow3d' }
  | { kind: 'modelChecked'; exists: boolean }

export const INITIAL_RENDER_STATE: RenderState = {
  source: 'photo',
  tracker: 'loading',
  face: 'searching',
  obstacle3d: null,
}

export function nextRenderState(state: RenderState, event: RenderEvent): RenderState {
  switch (event.kind) {
    case 'cameraOn':
      return { ...state, source: 'live', face: 'searching' }
    case 'cameraOff':
      return { ...state, source: 'photo', face: 'searching' }
    case 'trackerReady':
      return { ...state, tracker: 'ready' }
    case 'trackerFailed':
      return { ...state, tracker: 'failed', face: 'searching' }
    case 'trackerRetried':
      return { ...state, tracker: 'loading', face: 'searching' }
    case 'trackerLate':
      return state.tracker === 'loading' ? { ...state, tracker: 'late' } : state
    case 'searchStarted':
      return { ...state, face: 'searching' }
    case 'faceFound':
      return { ...state, face: 'found' }
    case 'noFace':
      return { ...state, face: 'none' }
    case 'notAPerson':
      return { ...state, face: 'notAPerson' }
    case 'modelChecked':
      return { ...state, obstacle3d: obstacleWithModel(state.obstacle3d, event.exists) }
    default:
      // Neither changes while the mirror is open.
      return { ...state, obstacle3d: state.obstacle3d === 'noWebGl' ? 'noWebGl' : event.kind }
  }
}

function obstacleWithModel(obstacle: RenderState['obstacle3d'], exists: boolean): RenderState['obstacle3d'] {
  if (obstacle === 'noWebGl' || obstacle === 'slow3d') return obstacle
  return exists ? null : 'noModel'
}

export function renderModeOf({ source, tracker, face, obstacle3d }: RenderState): {
  mode: RenderMode
  reason: FallbackReason | null
} {
  if (face !== 'found') return { mode: 'fixed', reason: faceFallbackReason(tracker, face) }
  return { mode: `${source}-${obstacle3d ? '2d' : '3d'}`, reason: obstacle3d }
}

function faceFallbackReason(
  tracker: RenderState['tracker'],
  face: Exclude<RenderState['face'], 'found'>,
): FallbackReason {
  if (tracker === 'loading') return 'trackerLoading'
  if (tracker === 'late') return 'trackerLate'
  if (tracker === 'failed') return 'trackerFailed'
  return face === 'none' ? 'noFace' : face
}
