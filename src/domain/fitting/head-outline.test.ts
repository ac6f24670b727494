import { describe, expect, test } from 'vitest'
import { isBehindHead } from './head-outline.ts'

/** 600 mm from the head's middle, turned by degrees to the picture's right. */
const cameraAt = (degrees: number) =>
  [600 * Math.sin((degrees * Math.PI) / 180), 600 * Math.cos((degrees * Math.PI) / 180)] as const
const HINGE = [68, 55] as const
const BY_THE_EAR = [77, -30] as const

describe('a head seen from above', () => {
  test('hides no hinge from the front', () => {
    expect(isBehindHead(HINGE, cameraAt(0))).toBe(false)
    expect(isBehindHead([-HINGE[0], HINGE[1]], cameraAt(0))).toBe(false)
  })

  test.each([15, 30, 45])('of a head turned by %d degrees hides the far temple, not the near one', (degrees) => {
    expect(isBehindHead(BY_THE_EAR, cameraAt(degrees))).toBe(false)
    expect(isBehindHead([-BY_THE_EAR[0], BY_THE_EAR[1]], cameraAt(degrees))).toBe(true)
  })

  test('is symmetric', () => {
    for (const degrees of [-50, -20, -5, 5, 20, 50]) {
      for (const ahead of [50, 20, -10, -40]) {
        const mirrored = isBehindHead([-74, ahead], cameraAt(-degrees))
        expect(isBehindHead([74, ahead], cameraAt(degrees))).toBe(mirrored)
      }
    }
  })
})
