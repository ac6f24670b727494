import { describe, expect, test } from 'vitest'
import type { FaceSample } from './face-sample.ts'
import { rimEvidence, wearsGlasses } from './worn-glasses.ts'

const [WIDTH, HEIGHT] = [192, 160]
const MM_PER_PX = 0.75
const SKIN = 170
/** A flat head whose point at 0, 8 mm is in the middle of the sample. */
const POSE = {
  project: ([x, y]: readonly [number, number, number]) =>
    [WIDTH / 2 + x / MM_PER_PX, HEIGHT / 2 - (y - 8) / MM_PER_PX] as const,
}

/** A grey face, drawn by the brightness at a place in mm. */
function faceOf(brightness: (x: number, y: number) => number): FaceSample {
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4)
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [column, row] = [i % WIDTH, Math.floor(i / WIDTH)]
    const value = brightness((column - WIDTH / 2) * MM_PER_PX, 8 - (row - HEIGHT / 2) * MM_PER_PX)
    pixels.set([value, value, value, 255], i * 4)
  }
  return { width: WIDTH, height: HEIGHT, pixels, left: 0, top: 0, scale: 1 }
}

const wears = (brightness: (x: number, y: number) => number) => wearsGlasses(rimEvidence(faceOf(brightness), POSE))
const isRim = (x: number, y: number, halfMm = 1) => Math.abs(Math.hypot(Math.abs(x) - 31, y - 22) - 23) < halfMm
const isBridge = (x: number, y: number) => Math.abs(x) < 9 && Math.abs(y - 27) < 1

describe('glasses on a face', () => {
  test('are not noticed on bare skin, in shade from one side', () => {
    expect(wears(() => SKIN)).toBe(false)
    expect(wears((x, y) => SKIN + x * 0.6 - y * 0.4)).toBe(false)
  })

  test('are noticed by their rims and bridge', () => {
    expect(wears((x, y) => (isRim(x, y) || isBridge(x, y) ? 40 : SKIN))).toBe(true)
  })

  test('of pale metal are noticed too', () => {
    expect(wears((x, y) => (isRim(x, y) || isBridge(x, y) ? 225 : SKIN))).toBe(true)
  })

  test('are noticed by dark lenses without a rim', () => {
    expect(wears((x, y) => (Math.hypot(Math.abs(x) - 31, y - 22) < 24 ? 50 : SKIN))).toBe(true)
  })

  test('are not taken from bags under the eyes or brows', () => {
    const isBag = (x: number, y: number) => Math.abs(Math.abs(x) - 31) < 14 && y < 12 && y > 4
    const isBrow = (x: number, y: number) => Math.abs(Math.abs(x) - 31) < 20 && Math.abs(y - 44) < 4
    expect(wears((x, y) => (isBrow(x, y) ? 60 : isBag(x, y) ? 158 : SKIN))).toBe(false)
  })

  test('are not noticed where one cheek alone has a scar', () => {
    expect(wears((x, y) => (x > 0 && isRim(x, y) ? 120 : SKIN))).toBe(false)
  })
})
