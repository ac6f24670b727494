import { expect, test } from 'vitest'
import { createHandReader, type HandModels } from './hand-reader.ts'
import type { Region } from './region.ts'
import { HAND_POINT_COUNT } from './tracker.ts'

interface TestHand {
  x: number
  y: number
  size: number
}

type TestPicture = readonly TestHand[]

const FACE: Region = { x: 300, y: 300, side: 300, angle: 0 }
const [ANCHORS, VALUES, SIDE] = [2016, 18, 192]
const PAUSE_MS = 400

/** Points of a hand with its fingers up, in shares of its size, around the middle knuckle. */
const POINTS = Array.from({ length: HAND_POINT_COUNT }, (_, i) =>
  i === 0 ? ([0, 0.5] as const) : ([(Math.floor((i - 1) / 4) - 2) * 0.15, -((i - 1) % 4) * 0.15] as const),
)

function createTestModels(presence: (hand: TestHand) => number = () => 0.95, lookMs = 5) {
  const looks: Region[] = []
  const clock = { nowMs: 0 }
  const models: HandModels<TestPicture> = {
    cutForPalms: (hands, region) => {
      looks.push(region)
      return async () => {
        clock.nowMs += lookMs
        const [boxes, scores] = [new Float32Array(ANCHORS * VALUES), new Float32Array(ANCHORS).fill(-50)]
        for (const [i, { x, y, size }] of hands.entries()) {
          const [u, v] = [(x - region.x) / region.side + 0.5, (y - region.y) / region.side + 0.5]
          if (u < 0 || u > 1 || v < 0 || v > 1) continue
          const [palm, anchor] = [(size / region.side / 2) * SIDE, 0.5 / 24]
          scores[i] = 4
          const at = [(u - anchor) * SIDE, (v - anchor) * SIDE] as const
          // Its second anchor is in the same cell.
          boxes.set([...at, palm, palm, at[0], at[1] + palm, 0, 0, at[0], at[1] - palm], i * VALUES)
        }
        return { boxes, scores }
      }
    },
    hand: async (hands, region) => {
      const points = new Float32Array(HAND_POINT_COUNT * 3)
      const hand = hands.find(({ x, y }) => Math.hypot(x - region.x, y - region.y) < region.side * 0.4)
      if (!hand) return { points, presence: 0.02 }
      for (const [i, [right, down]] of POINTS.entries()) {
        const [x, y] = [hand.x + right * hand.size - region.x, hand.y + down * hand.size - region.y]
        const [cos, sin] = [Math.cos(region.angle), Math.sin(region.angle)]
        points.set([(x * cos + y * sin) / region.side + 0.5, (y * cos - x * sin) / region.side + 0.5, 0], i * 3)
      }
      return { points, presence: presence(hand) }
    },
  }
  return { reader: createHandReader(models, () => clock.nowMs), looks, clock }
}

const middleKnuckles = (hands: readonly Float32Array[]) =>
  hands.map((hand) => [Math.round(hand[27] ?? 0), Math.round(hand[28] ?? 0)])

const ONE = { x: 380, y: 330, size: 120 }
const OTHER = { x: 180, y: 300, size: 110 }

test('the hands of a still are found once each, where they are', async () => {
  const found = await createTestModels().reader.readStill([ONE, OTHER], FACE)
  expect(middleKnuckles(found).sort()).toEqual([
    [180, 300],
    [380, 330],
  ])
})

test('a palm that the landmark model doubts is no hand, in a still and live', async () => {
  const { reader } = createTestModels(() => 0.7)
  expect(await reader.readStill([ONE], FACE)).toEqual([])
  await reader.prepareLook([ONE], FACE)?.()
  expect(await reader.follow([ONE])).toEqual([])
})

test('a live hand is looked for now and then, followed from the next picture on, and given up when it leaves', async () => {
  const { reader, looks, clock } = createTestModels()
  const read = async (hand: TestHand | null) => {
    const picture = hand ? [hand] : []
    const hands = await reader.follow(picture)
    await reader.prepareLook(picture, FACE)?.()
    clock.nowMs += 33
    return middleKnuckles(hands)
  }
  expect(await read(null)).toEqual([])
  for (let passedMs = 33; passedMs < PAUSE_MS; passedMs += 33) expect(await read(ONE)).toEqual([])
  expect(looks).toHaveLength(1)
  expect(await read(ONE)).toEqual([])
  for (let i = 0; i < 8; i++) {
    const moved = { ...ONE, x: ONE.x - 12 * i }
    expect(await read(moved)).toEqual([[moved.x, moved.y]])
  }
  expect(looks).toHaveLength(2)
  expect(await read(null)).toEqual([])
  expect(await read(ONE)).toEqual([])
})

test.each([
  [5, 400],
  [60, 720],
])('after a look of %s ms the next waits for %s ms', async (lookMs, pauseMs) => {
  const { reader, clock } = createTestModels(() => 0.95, lookMs)
  await reader.prepareLook([], FACE)?.()
  clock.nowMs += pauseMs - 1
  expect(reader.prepareLook([], FACE)).toBeNull()
  clock.nowMs += 1
  expect(reader.prepareLook([], FACE)).not.toBeNull()
})

test('a followed hand may be less sure than a new one, and is not taken for two', async () => {
  let sure = 0.95
  const { reader, clock } = createTestModels(() => sure)
  await reader.prepareLook([ONE], FACE)?.()
  expect(await reader.follow([ONE])).toHaveLength(1)
  sure = 0.65
  clock.nowMs += PAUSE_MS
  await reader.prepareLook([ONE], FACE)?.()
  expect(await reader.follow([ONE])).toHaveLength(1)
  sure = 0.5
  expect(await reader.follow([ONE])).toEqual([])
})

test('nothing is followed after a reset', async () => {
  const { reader } = createTestModels()
  await reader.prepareLook([ONE], FACE)?.()
  reader.reset()
  expect(await reader.follow([ONE])).toEqual([])
})
