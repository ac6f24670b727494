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
const PICTURES_BETWEEN_LOOKS = 8

/** Points of a hand with its fingers up, in shares of its size, around the middle knuckle. */
const POINTS = Array.from({ length: HAND_POINT_COUNT }, (_, i) =>
  i === 0 ? ([0, 0.5] as const) : ([(Math.floor((i - 1) / 4) - 2) * 0.15, -((i - 1) % 4) * 0.15] as const),
)

function createTestModels(presence: (hand: TestHand) => number = () => 0.95) {
  const looks: Region[] = []
  const models: HandModels<TestPicture> = {
    cutForPalms: (hands, region) => {
      looks.push(region)
      return async () => {
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
  return { models, looks }
}

const middleKnuckles = (hands: readonly Float32Array[]) =>
  hands.map((hand) => [Math.round(hand[27] ?? 0), Math.round(hand[28] ?? 0)])

const ONE = { x: 380, y: 330, size: 120 }
const OTHER = { x: 180, y: 300, size: 110 }

test('the hands of a still are found once each, where they are', async () => {
  const found = await createHandReader(createTestModels().models).readStill([ONE, OTHER], FACE)
  expect(middleKnuckles(found).sort()).toEqual([
    [180, 300],
    [380, 330],
  ])
})

test('a palm that the landmark model doubts is no hand, in a still and live', async () => {
  const reader = createHandReader(createTestModels(() => 0.7).models)
  expect(await reader.readStill([ONE], FACE)).toEqual([])
  for (let i = 0; i < PICTURES_BETWEEN_LOOKS; i++) await reader.prepareLook([ONE], FACE)?.()
  expect(await reader.follow([ONE])).toEqual([])
})

test('a live hand is looked for now and then, followed from the next picture on, and given up when it leaves', async () => {
  const { models, looks } = createTestModels()
  const reader = createHandReader(models)
  const read = async (hand: TestHand | null) => {
    const picture = hand ? [hand] : []
    const hands = await reader.follow(picture)
    await reader.prepareLook(picture, FACE)?.()
    return middleKnuckles(hands)
  }
  for (let i = 0; i < PICTURES_BETWEEN_LOOKS; i++) expect(await read(ONE)).toEqual([])
  expect(looks).toHaveLength(1)
  for (let i = 0; i < PICTURES_BETWEEN_LOOKS; i++) {
    const moved = { ...ONE, x: ONE.x - 12 * i }
    expect(await read(moved)).toEqual([[moved.x, moved.y]])
  }
  expect(await read(null)).toEqual([])
  expect(await read(ONE)).toEqual([])
  expect(looks).toHaveLength(2)
})

test('a followed hand may be less sure than a new one, and is not taken for two', async () => {
  let sure = 0.95
  const reader = createHandReader(createTestModels(() => sure).models)
  for (let i = 0; i < PICTURES_BETWEEN_LOOKS; i++) await reader.prepareLook([ONE], FACE)?.()
  expect(await reader.follow([ONE])).toHaveLength(1)
  sure = 0.65
  for (let i = 0; i < PICTURES_BETWEEN_LOOKS; i++) await reader.prepareLook([ONE], FACE)?.()
  expect(await reader.follow([ONE])).toHaveLength(1)
  sure = 0.5
  expect(await reader.follow([ONE])).toEqual([])
})

test('nothing is followed after a reset', async () => {
  const reader = createHandReader(createTestModels().models)
  for (let i = 0; i < PICTURES_BETWEEN_LOOKS; i++) await reader.prepareLook([ONE], FACE)?.()
  reader.reset()
  expect(await reader.follow([ONE])).toEqual([])
})
