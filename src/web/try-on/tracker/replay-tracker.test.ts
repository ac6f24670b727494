import { expect, test } from 'vitest'
import { createReplayTracker } from './replay-tracker.ts'
import { LANDMARKS } from './tracker.ts'

const picture = () => ({ width: 4, height: 3, close: () => {} }) satisfies ImageBitmap
const face = (value: number) => new Float32Array(LANDMARKS * 3).fill(value)

test('each picture is answered with what was seen of it, and comes back itself', async () => {
  const tracker = createReplayTracker([face(1), null, face(2)])
  const [first, second, third] = [picture(), picture(), picture()]
  expect(await tracker.track(first, 'still')).toEqual({ frame: first, landmarks: face(1), tookMs: 0 })
  expect((await tracker.track(second, 'still')).landmarks).toBeNull()
  const last = await tracker.track(third, 'live')
  expect(last.frame).toBe(third)
  expect(last.landmarks).toEqual(face(2))
})

test('the last one stays, also when the face that is followed is forgotten', async () => {
  const tracker = createReplayTracker([null, face(3)])
  await tracker.track(picture(), 'live')
  for (let times = 0; times < 3; times++) {
    tracker.reset()
    expect((await tracker.track(picture(), 'live')).landmarks).toEqual(face(3))
  }
})

test('eyes are told where they are asked for, and can be learned only where some were seen', async () => {
  const eye = { pupil: [1, 2], irisPx: 20, opening: 0.3 } as const
  const tracker = createReplayTracker([face(1)], [[eye, eye]])
  await tracker.learnEyes(() => {})
  expect((await tracker.track(picture(), 'eyes')).eyes).toEqual([eye, eye])
  expect((await tracker.track(picture(), 'live')).eyes).toBeUndefined()
  await expect(createReplayTracker([face(1)]).learnEyes(() => {})).rejects.toThrow('no eyes')
})
