import { expect, test } from 'vitest'
import { INITIAL_ORBIT, rotateOrbit, sideOf, zoomOrbit } from './orbit.ts'

const FRONT = { yaw: 0, pitch: 0, zoom: 1 }

test.each([
  [0, 'front'],
  [22, 'front'],
  [23, 'front-right'],
  [90, 'right'],
  [180, 'back'],
  [270, 'left'],
  [338, 'front'],
  [-45, 'front-left'],
] as const)('at %i degrees the %s of the model is in view', (yaw, side) => {
  expect(sideOf({ ...FRONT, yaw })).toBe(side)
})

test('a full turn comes back to the start', () => {
  let sight = INITIAL_ORBIT
  for (let step = 0; step < 24; step++) sight = rotateOrbit(sight, -15)
  expect(sight).toEqual(INITIAL_ORBIT)
})

test('a model never turns over', () => {
  expect(rotateOrbit(FRONT, 0, 500).pitch).toBeLessThan(90)
  expect(rotateOrbit(FRONT, 0, -500).pitch).toBeGreaterThan(-90)
})

test('zooming in and out is undone, and limited', () => {
  expect(zoomOrbit(zoomOrbit(FRONT, 1.25), 0.8).zoom).toBeCloseTo(1)
  expect(zoomOrbit(FRONT, 1000).zoom).toBeLessThan(5)
  expect(zoomOrbit(FRONT, 0.001).zoom).toBeGreaterThan(0.5)
})
