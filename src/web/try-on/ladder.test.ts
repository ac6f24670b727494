import fc from 'fast-check'
import { expect, test } from 'vitest'
import { AT_THE_FOOT, climb, createPace, type LadderEvent, RUNGS, standing } from './ladder.ts'

const after = (...kinds: (LadderEvent | Exclude<LadderEvent['kind'], 'modelLooked'>)[]) =>
  standing(
    kinds.map((one) => (typeof one === 'string' ? ({ kind: one } as LadderEvent) : one)).reduce(climb, AT_THE_FOOT),
  )
const model = (isThere: boolean): LadderEvent => ({ kind: 'modelLooked', isThere })

const STANDINGS = [
  [after('cameraOn', 'trackerReady', 'faceFound', model(true)), 'live-3d', null],
  [after('cameraOn', 'trackerReady', 'faceFound', 'slow3d'), 'live-2d', 'slow3d'],
  [after('cameraOn', 'noWebGl', 'trackerReady', 'faceFound'), 'live-2d', 'noWebGl'],
  [after('trackerReady', 'faceFound', model(true)), 'photo-3d', null],
  [after('cameraOn', 'trackerReady', 'faceFound', 'cameraGone', 'faceFound'), 'photo-3d', null],
  [after('trackerReady', 'faceFound', model(false)), 'photo-2d', 'noModel'],
  [after('trackerReady', 'noWebGl', 'faceFound', model(true)), 'photo-2d', 'noWebGl'],
  [after(), 'fixed', 'trackerLoading'],
  [after('tenSecondsPassed'), 'fixed', 'trackerLate'],
  [after('trackerFailed'), 'fixed', 'trackerFailed'],
  [after('trackerReady'), 'fixed', 'looking'],
  [after('trackerReady', 'noFace'), 'fixed', 'noFace'],
  [after('trackerReady', 'faceFound', 'lookedAnew'), 'fixed', 'looking'],
] as const

test.each(STANDINGS)('%#: the mirror stands where it can', (stands, rung, reason) => {
  expect(stands).toEqual({ rung, reason })
})

test('each rung has a way to it', () => {
  expect([...new Set(STANDINGS.map(([, rung]) => rung))].sort()).toEqual([...RUNGS].sort())
})

test('each rung below the best of its kind says why', () => {
  const event = fc.constantFrom<LadderEvent>(
    ...(
      [
        'cameraOn',
        'cameraGone',
        'trackerReady',
        'trackerFailed',
        'trackerRetried',
        'tenSecondsPassed',
        'lookedAnew',
        'faceFound',
        'noFace',
        'noWebGl',
        'slow3d',
      ] as const
    ).map((kind) => ({ kind })),
    model(true),
    model(false),
  )
  fc.assert(
    fc.property(fc.array(event, { maxLength: 12 }), (events) => {
      const { rung, reason } = standing(events.reduce(climb, AT_THE_FOOT))
      expect(reason === null).toBe(rung.endsWith('3d'))
    }),
    { numRuns: 500 },
  )
})

test('what comes late is still used, and a failure can be tried again', () => {
  expect(after('tenSecondsPassed', 'trackerReady', 'faceFound').rung).toBe('photo-3d')
  expect(after('trackerFailed', 'trackerRetried', 'trackerReady', 'faceFound').rung).toBe('photo-3d')
  expect(after('trackerReady', 'tenSecondsPassed', 'faceFound').rung).toBe('photo-3d')
})

test('a browser without WebGL gains none from another frame’s model', () => {
  expect(after('noWebGl', 'slow3d', model(false), model(true), 'faceFound').reason).toBe('noWebGl')
})

test('pictures that take 41 ms are too slow after two seconds, not before; 39 ms never are', () => {
  const [slow, quick] = [createPace(), createPace()]
  const told = (pace: typeof slow, tookMs: number) =>
    Array.from({ length: 61 }, (_, i) => pace(tookMs, i * 50)).indexOf(true)
  expect(told(slow, 41)).toBe(40)
  expect(told(quick, 39)).toBe(-1)
})

test('one long pause does not count for slowness', () => {
  const pace = createPace()
  const told = Array.from({ length: 100 }, (_, i) => pace(i === 50 ? 600 : 12, i * 33))
  expect(told).not.toContain(true)
})
