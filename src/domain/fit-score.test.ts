import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type FrameNumbers, frontWidthMm, NUMBER_LIMITS } from './fit.ts'
import { type Fit, fitOf, sortByFit } from './fit-score.ts'

const frame = (lensWidthMm: number, bridgeMm: number, templeMm: number) => {
  const numbers = { lensWidthMm, bridgeMm, templeMm }
  return { ...numbers, frameWidthMm: frontWidthMm(numbers) }
}
const OWN: Fit = { kind: 'numbers', lensWidthMm: 52, bridgeMm: 18, templeMm: 145 }
const wide = (frameWidthMm: number) => ({ ...frame(52, 18, 145), frameWidthMm })

const within = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })
const anyFrame = fc
  .record({
    lensWidthMm: within(NUMBER_LIMITS.lensWidthMm),
    bridgeMm: within(NUMBER_LIMITS.bridgeMm),
    templeMm: within(NUMBER_LIMITS.templeMm),
  })
  .map((numbers: FrameNumbers) => ({ ...numbers, frameWidthMm: frontWidthMm(numbers) }))

describe('against the pair 52-18-145', () => {
  test.each([
    [52, 18, 145, 0, 'like'],
    [53, 16, 145, 2.1, 'like'],
    [51, 20, 145, 2.1, 'like'],
    [52, 19, 140, 2.8, 'close'],
    [54, 18, 145, 5, 'close'],
    [50, 18, 145, 6.2, 'far'],
  ])('a frame of %i-%i-%i scores %d: %s', (lens, bridge, temple, score, verdict) => {
    const result = fitOf(frame(lens, bridge, temple), OWN)
    expect(result.tenths / 10).toBe(score)
    expect(result.verdict).toBe(verdict)
  })

  test.each([
    [53, 17, 146, 2.5, 'like'],
    [53, 17, 147, 2.7, 'close'],
    [54, 18, 150, 6, 'close'],
    [54, 18, 151, 6.2, 'far'],
  ])('the limits belong to the better verdict: %i-%i-%i scores %d, %s', (lens, bridge, temple, score, verdict) => {
    const { tenths, verdict: found } = fitOf(frame(lens, bridge, temple), OWN)
    expect([tenths / 10, found]).toEqual([score, verdict])
  })

  test('the reasons are differences in millimetres, positive where the frame is larger', () => {
    expect(fitOf(frame(53, 18, 140), OWN).reasons).toEqual([
      { part: 'width', differenceMm: 2 },
      { part: 'lens', differenceMm: 1 },
      { part: 'bridge', differenceMm: 0 },
      { part: 'temple', differenceMm: -5 },
    ])
  })

  test('the measured width of a frame counts for nothing, since the pair’s is not known', () => {
    expect(fitOf({ ...frame(52, 18, 145), frameWidthMm: 137 }, OWN).tenths).toBe(0)
  })
})

describe('against a face of 138 mm', () => {
  const face: Fit = { kind: 'width', widthMm: 138 }
  test.each([
    [138, 0, 'like'],
    [135, -3, 'like'],
    [141, 3, 'like'],
    [142, 4, 'close'],
    [132, -6, 'close'],
    [131, -7, 'far'],
    [145, 7, 'far'],
  ])('a front of %i mm differs by %i: %s', (widthMm, differenceMm, verdict) => {
    const result = fitOf(wide(widthMm), face)
    expect(result).toEqual({ verdict, tenths: 10 * Math.abs(differenceMm), reasons: [{ part: 'width', differenceMm }] })
  })
})

describe('against a class', () => {
  test.each([
    ['narrow', 110, 'like', 0],
    ['narrow', 128, 'like', 0],
    ['narrow', 129, 'close', 1],
    ['narrow', 132, 'far', 4],
    ['medium', 125, 'far', -4],
    ['medium', 126, 'close', -3],
    ['medium', 129, 'like', 0],
    ['medium', 139, 'like', 0],
    ['medium', 142, 'close', 3],
    ['medium', 143, 'far', 4],
    ['wide', 137, 'close', -3],
    ['wide', 136, 'far', -4],
    ['wide', 140, 'like', 0],
  ] as const)('%s: a front of %i mm is %s, %i mm outside', (frameClass, widthMm, verdict, differenceMm) => {
    const result = fitOf(wide(widthMm), { kind: 'class', frameClass })
    expect([result.verdict, result.reasons]).toEqual([verdict, [{ part: 'width', differenceMm }]])
  })
})

describe('frames sorted by their fit', () => {
  const sized = (name: string, measurements: ReturnType<typeof frame> | null) => ({ name, measurements })

  test('are ranked by score, equals as they were, and those without measurements last', () => {
    const frames = [
      sized('no numbers', null),
      sized('wider', frame(54, 18, 145)),
      sized('wider bridge', frame(51, 20, 145)),
      sized('narrower bridge', frame(53, 16, 145)),
      sized('the same', frame(52, 18, 145)),
    ]
    expect(sortByFit(frames, OWN).map(({ name }) => name)).toEqual([
      'the same',
      'wider bridge',
      'narrower bridge',
      'wider',
      'no numbers',
    ])
  })

  test('are all of them, in the order of their scores', () => {
    fc.assert(
      fc.property(fc.array(anyFrame), anyFrame, (frames, own) => {
        const fit: Fit = { ...own, kind: 'numbers' }
        const sorted = sortByFit(
          frames.map((measurements) => ({ measurements })),
          fit,
        )
        const scores = sorted.map(({ measurements }) => fitOf(measurements, fit).tenths)
        expect(scores).toEqual(frames.map((one) => fitOf(one, fit).tenths).sort((a, b) => a - b))
      }),
    )
  })

  test('a larger frame never scores worse than one smaller by as much', () => {
    fc.assert(
      fc.property(fc.nat(5), (mm) => {
        const larger = fitOf(frame(52 + mm, 18, 145), OWN).tenths
        expect(larger).toBeLessThanOrEqual(fitOf(frame(52 - mm, 18, 145), OWN).tenths)
      }),
    )
  })
})
