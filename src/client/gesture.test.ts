import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gestureChange, gestureKey, type Point, wheelDownPx } from './gesture.ts'

const at = (x: number, y: number): Point => ({ x, y })
const pressed = (...points: Point[]) => new Map(points.map((point, id) => [id, point]))

test('one pointer drags by the way it moved, and neither scales nor rotates', () => {
  const change = gestureChange(pressed(at(10, 20)), 0, at(14, 17))
  expect(change).toEqual({ rightPx: 4, downPx: -3, scale: 1, rotationDegrees: 0 })
})

test('a pointer that is not pressed changes nothing', () => {
  expect(gestureChange(pressed(at(0, 0)), 7, at(5, 5))).toBeNull()
})

test('two pointers twice as far apart double the scale, and do not drag', () => {
  const change = gestureChange(pressed(at(0, 0), at(10, 0)), 1, at(20, 0))
  expect(change).toEqual({ rightPx: 0, downPx: 0, scale: 2, rotationDegrees: 0 })
})

test('two pointers rotate clockwise, and the short way round', () => {
  expect(gestureChange(pressed(at(0, 0), at(10, 0)), 1, at(0, 10))?.rotationDegrees).toBeCloseTo(90)
  expect(gestureChange(pressed(at(0, 0), at(-10, 1)), 1, at(-10, -1))?.rotationDegrees).toBeCloseTo(11.42, 2)
})

test('two pointers in one place keep the scale', () => {
  expect(gestureChange(pressed(at(5, 5), at(5, 5)), 1, at(6, 5))?.scale).toBe(1)
})

test('a pinch that goes back undoes itself, whichever of the two pointers moves', () => {
  const point = fc.record({ x: fc.integer({ min: 0, max: 900 }), y: fc.integer({ min: 0, max: 900 }) })
  fc.assert(
    fc.property(point, point, point, fc.constantFrom(0, 1), (anchor, from, to, id) => {
      fc.pre([from, to].every((moving) => moving.x !== anchor.x || moving.y !== anchor.y))
      const of = (moving: Point) => (id === 0 ? pressed(moving, anchor) : pressed(anchor, moving))
      const [there, back] = [gestureChange(of(from), id, to), gestureChange(of(to), id, from)]
      expect((there?.scale ?? 0) * (back?.scale ?? 0)).toBeCloseTo(1, 9)
      expect(Math.abs(there?.rotationDegrees ?? 0)).toBeCloseTo(Math.abs(back?.rotationDegrees ?? 1), 9)
    }),
  )
})

test('a wheel that reports lines counts 33 pixels a line', () => {
  expect(wheelDownPx({ deltaMode: 0, deltaY: -53 })).toBe(-53)
  expect(wheelDownPx({ deltaMode: 1, deltaY: 3 })).toBe(99)
})

test.each([
  ['ArrowUp', 'up'],
  ['+', 'larger'],
  ['=', 'larger'],
  ['-', 'smaller'],
  ['0', 'reset'],
  ['Tab', undefined],
])('the key %s is %s', (key, expected) => {
  expect(gestureKey(key)).toBe(expected)
})
