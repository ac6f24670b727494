import { expect, test } from 'vitest'
import type { Vec2 } from './closed-curve.ts'
import { distanceToOutline } from './plane-field.ts'

test('the distance to an outline equals the distance to its nearest corner or edge, negative inside', () => {
  const square: Vec2[] = []
  for (let i = 0; i < 40; i++) square.push([-20, 20 - i], [i - 20, -20], [20, i - 20], [20 - i, 20])
  square.sort((a, b) => Math.atan2(a[1], a[0]) - Math.atan2(b[1], b[0]))
  const distance = distanceToOutline(square)
  for (let x = -33.3; x < 34; x += 2.1) {
    for (let y = -32.7; y < 34; y += 1.9) {
      const [u, v] = [Math.abs(x) - 20, Math.abs(y) - 20]
      const expected = Math.hypot(Math.max(u, 0), Math.max(v, 0)) + Math.min(Math.max(u, v), 0)
      expect(distance(x, y)).toBeCloseTo(expected, 9)
    }
  }
})
