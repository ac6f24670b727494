import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INITIAL_RENDER_STATE, nextRenderState, RENDER_MODES, type RenderEvent, renderModeOf } from './render-modes.ts'

const after = (...kinds: (RenderEvent | Exclude<RenderEvent['kind'], 'modelChecked'>)[]) =>
  renderModeOf(
    kinds
      .map((one) => (typeof one === 'string' ? ({ kind: one } as RenderEvent) : one))
      .reduce(nextRenderState, INITIAL_RENDER_STATE),
  )
const model = (exists: boolean): RenderEvent => ({ kind: 'modelChecked', exists })

const CASES = [
  [after('cameraOn', 'trackerReady', 'faceFound', model(true)), 'live-3d', null],
  [after('cameraOn', 'trackerReady', 'faceFound', 'slow3d'), 'live-2d', 'slow3d'],
  [after('cameraOn', 'noWebGl', 'trackerReady', 'faceFound'), 'live-2d', 'noWebGl'],
  [after('trackerReady', 'faceFound', model(true)), 'photo-3d', null],
  [after('cameraOn', 'trackerReady', 'faceFound', 'cameraOff', 'faceFound'), 'photo-3d', null],
  [after('trackerReady', 'faceFound', model(false)), 'photo-2d', 'noModel'],
  [after('trackerReady', 'noWebGl', 'faceFound', model(true)), 'photo-2d', 'noWebGl'],
  [after(), 'fixed', 'trackerLoading'],
  [after('trackerLate'), 'fixed', 'trackerLate'],
  [after('trackerFailed'), 'fixed', 'trackerFailed'],
  [after('trackerReady'), 'fixed', 'searching'],
  [after('trackerReady', 'noFace'), 'fixed', 'noFace'],
  [after('trackerReady', 'notAPerson'), 'fixed', 'notAPerson'],
  [after('trackerReady', 'faceFound', 'searchStarted'), 'fixed', 'searching'],
] as const

test.each(CASES)('%#: the mirror shows the best mode that is possible', (actual, mode, reason) => {
  expect(actual).toEqual({ mode, reason })
})

test('each mode can be reached', () => {
  expect([...new Set(CASES.map(([, mode]) => mode))].sort()).toEqual([...RENDER_MODES].sort())
})

test('each mode without 3D has a reason', () => {
  const event = fc.constantFrom<RenderEvent>(
    ...(
      [
        'cameraOn',
        'cameraOff',
        'trackerReady',
        'trackerFailed',
        'trackerRetried',
        'trackerLate',
        'searchStarted',
        'faceFound',
        'noFace',
        'notAPerson',
        'noWebGl',
        'slow3d',
      ] as const
    ).map((kind) => ({ kind })),
    model(true),
    model(false),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const { mode, reason } = renderModeOf(events.reduce(nextRenderState, INITIAL_RENDER_STATE))
      expect(reason === null).toBe(mode.endsWith('3d'))
    }),
    { numRuns: 500 },
  )
})

test('a tracker that is late is still used, and one that failed can be retried', () => {
  expect(after('trackerLate', 'trackerReady', 'faceFound').mode).toBe('photo-3d')
  expect(after('trackerFailed', 'trackerRetried', 'trackerReady', 'faceFound').mode).toBe('photo-3d')
  expect(after('trackerReady', 'trackerLate', 'faceFound').mode).toBe('photo-3d')
})

test('a browser without WebGL stays without it when a frame has a model', () => {
  expect(after('noWebGl', 'slow3d', model(false), model(true), 'faceFound').reason).toBe('noWebGl')
})
