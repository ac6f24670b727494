import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { gapsOf, lanesOf, overlaps, shownSpan, snapTo } from './day-grid.ts'
import type { Span } from './diary.ts'

const span = (from: number, to: number): Span => ({ from, to })
const anySpan = fc
  .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 8 }))
  .map(([from, length]) => span(from * 15, (from + length) * 15))

describe('the lanes of a column', () => {
  test('are one where nothing overlaps, also where one begins as another ends', () => {
    expect(lanesOf([span(0, 30), span(30, 60), span(90, 120)])).toEqual(Array(3).fill({ lane: 0, lanes: 1 }))
  })

  test('are shared by everything that overlaps, also through a third', () => {
    expect(lanesOf([span(0, 60), span(30, 120), span(60, 90), span(120, 150)])).toEqual([
      { lane: 0, lanes: 2 },
      { lane: 1, lanes: 2 },
      { lane: 0, lanes: 2 },
      { lane: 0, lanes: 1 },
    ])
  })

  test('never hold two at once, and are no more than needed', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 20 }), (spans) => {
        const lanes = lanesOf(spans)
        expect(lanes).toHaveLength(spans.length)
        spans.forEach((one, i) => {
          expect(lanes[i]?.lane).toBeLessThan(lanes[i]?.lanes ?? 0)
          spans.forEach((other, j) => {
            if (i >= j || !overlaps(one, other)) return
            expect(lanes[i]?.lane).not.toBe(lanes[j]?.lane)
            expect(lanes[i]?.lanes).toBe(lanes[j]?.lanes)
          })
        })
        const most = Math.max(0, ...spans.map(({ from }) => spans.filter((s) => s.from <= from && s.to > from).length))
        expect(Math.max(0, ...lanes.map(({ lanes }) => lanes))).toBe(most)
      }),
    )
  })
})

describe('the gaps of a seat', () => {
  test('are cut at half hours, and the first of each stretch is marked', () => {
    expect(gapsOf(span(540, 660), [span(570, 615)])).toEqual([
      { from: 540, to: 570, isFirst: true },
      { from: 615, to: 630, isFirst: true },
      { from: 630, to: 660, isFirst: false },
    ])
  })

  test('fill exactly what is open and not taken', () => {
    fc.assert(
      fc.property(fc.array(anySpan, { maxLength: 12 }), (taken) => {
        const open = span(540, 1200)
        const gaps = gapsOf(open, taken)
        for (let minute = 0; minute < 1440; minute += 15) {
          const quarter = span(minute, minute + 15)
          const isFree = overlaps(open, quarter) && !taken.some((one) => overlaps(one, quarter))
          expect(gaps.filter((gap) => overlaps(gap, quarter))).toHaveLength(isFree ? 1 : 0)
        }
      }),
    )
  })
})

test('the shown hours hold opening and closing and all that is outside of them', () => {
  expect(shownSpan(span(540, 1140), [span(525, 555), span(600, 700)])).toEqual(span(480, 1140))
  expect(shownSpan(null, [span(610, 640)])).toEqual(span(600, 660))
  expect(shownSpan(null, [])).toBe(null)
})

test('what is dragged lands on a quarter of an hour and ends before closing', () => {
  expect(snapTo(607, 30, span(540, 1140))).toBe(600)
  expect(snapTo(608, 30, span(540, 1140))).toBe(615)
  expect(snapTo(1130, 45, span(540, 1140))).toBe(1095)
  expect(snapTo(500, 45, span(540, 1140))).toBe(540)
})
