import { afterEach, expect, test, vi } from 'vitest'
import type { Landmarks, Tracker } from '../tracker/tracker.ts'
import { noticeHands } from './notice-hands.ts'

afterEach(() => vi.unstubAllGlobals())

const HAND = new Float32Array(63)
const PHOTO = {} as ImageBitmap
const LANDMARKS: Landmarks = new Float32Array(1404)

function trackerWhere(load: Tracker['load'], findHands: Tracker['findHands'] = async () => [HAND]) {
  const loads = vi.fn(load)
  return { loads, tracker: { load: loads, findHands } as unknown as Tracker }
}

test('hands are looked for once their models are loaded', async () => {
  const { tracker, loads } = trackerWhere(async () => {})
  expect(await noticeHands(tracker, PHOTO, LANDMARKS)).toEqual([HAND])
  expect(loads).toHaveBeenCalledWith('hands')
})

test('nothing is loaded for a shopper who saves data', async () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const { tracker, loads } = trackerWhere(async () => {})
  expect(await noticeHands(tracker, PHOTO, LANDMARKS)).toEqual([])
  expect(loads).not.toHaveBeenCalled()
})

test.each([
  ['cannot be loaded', () => trackerWhere(async () => Promise.reject(new Error('404')))],
  [
    'fail',
    () =>
      trackerWhere(
        async () => {},
        async () => Promise.reject(new Error('closed')),
      ),
  ],
])('no hands are noticed where the models %s', async (_, open) => {
  expect(await noticeHands(open().tracker, PHOTO, LANDMARKS)).toEqual([])
})
