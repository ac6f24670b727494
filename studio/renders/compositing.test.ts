import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { compositeShadow } from './compositing.ts'

const folder = mkdtempSync(join(tmpdir(), 'compositing-'))
afterAll(() => rmSync(folder, { recursive: true }))

const SIZE = 60
const EDGE = 30

/** A picture of columns: `left` before the edge, `edge` on it, `right` after it. */
async function columns(name: string, left: number, edge: number, right: number): Promise<string> {
  const pixels = Buffer.alloc(SIZE * SIZE * 3)
  for (let i = 0; i < pixels.length; i++) {
    const x = Math.floor(i / 3) % SIZE
    pixels[i] = x < EDGE ? left : x === EDGE ? edge : right
  }
  const file = join(folder, `${name}.png`)
  await sharp(pixels, { raw: { width: SIZE, height: SIZE, channels: 3 } })
    .png()
    .toFile(file)
  return file
}

/** sRGB of half and of a quarter of the light. */
const [HALF, QUARTER] = [188, 137]

test('the edge of a black frame in its shadow has no light outline', async () => {
  const image = await compositeShadow({
    color: await columns('color', 0, HALF, 255),
    mask: await columns('mask', 255, HALF, 0),
    shadow: await columns('shadow', QUARTER, QUARTER, QUARTER),
  })
  const at = (x: number): number => image.pixels[(30 * SIZE + x) * 3] as number
  expect(at(EDGE - 1)).toBe(0)
  const floor = at(EDGE + 1)
  expect(floor).toBeGreaterThan(130)
  expect(floor).toBeLessThan(145)
  // Half of the floor's light, an eighth of white.
  expect(Math.abs(at(EDGE) - 99)).toBeLessThanOrEqual(6)
})

test('an open floor stays pure white', async () => {
  const image = await compositeShadow({
    color: await columns('color', 0, HALF, 255),
    mask: await columns('mask', 255, HALF, 0),
    shadow: await columns('shadow', 252, 252, 252),
  })
  expect(image.pixels[(30 * SIZE + EDGE + 1) * 3]).toBe(255)
  expect(image.pixels[(30 * SIZE + EDGE) * 3]).toBe(HALF)
})
