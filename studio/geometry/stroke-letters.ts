import type { Vec2 } from '../../src/domain/frame-design/closed-curve.ts'

/** A letter as lines of a pen, in a box of height 1; the width includes no space after it. */
interface Letter {
  width: number
  strokes: readonly (readonly Vec2[])[]
}

/** Each stroke is a run of points on a grid of sixths: x as a digit from 0, y as a digit from 0 to 6. */
const SOURCES: Record<string, string> = {
  A: '00 26 40,12 32',
  B: '00 06 26 35 34 23 03,23 32 31 20 00',
  C: '45 36 16 05 01 10 30 41',
  D: '00 06 26 44 42 20 00',
  E: '36 06 00 30,03 23',
  F: '36 06 00,03 23',
  G: '45 36 16 05 01 10 30 41 43 23',
  H: '00 06,40 46,03 43',
  I: '00 06',
  J: '36 31 20 10 01',
  K: '00 06,36 03 30',
  L: '06 00 30',
  M: '00 06 22 46 40',
  N: '00 06 40 46',
  O: '16 05 01 10 30 41 45 36 16',
  P: '00 06 26 35 34 23 03',
  Q: '16 05 01 10 30 41 45 36 16,22 40',
  R: '00 06 26 35 34 23 03,13 30',
  S: '35 26 16 05 04 13 23 32 31 20 10 01',
  T: '06 46,26 20',
  U: '06 01 10 30 41 46',
  V: '06 20 46',
  W: '06 10 24 30 46',
  X: '00 46,06 40',
  Y: '06 23 46,23 20',
  Z: '06 46 00 40',
  '0': '16 05 01 10 20 31 35 26 16',
  '1': '05 16 10',
  '2': '05 16 26 35 34 00 30',
  '3': '05 16 26 35 34 23 13,23 32 31 20 10 01',
  '4': '20 26 02 32',
  '5': '36 06 03 23 32 31 20 00',
  '6': '26 16 05 01 10 20 31 32 23 03',
  '7': '06 36 10',
  '8': '13 04 05 16 26 35 34 23 13 02 01 10 20 31 32 23',
  '9': '10 20 31 35 26 16 05 04 13 33',
  '□': '01 05 45 41 01',
  '&': '40 05 16 25 24 02 01 10 20 42',
  '-': '03 23',
}
const GRID = 6
const SPACE = 0.42
const BETWEEN = 0.3

function letterOf(character: string): Letter {
  const source = SOURCES[character]
  if (source === undefined) throw new Error(`no strokes for ${character}`)
  const strokes = source
    .split(',')
    .map((stroke) => stroke.split(' ').map((point): Vec2 => [Number(point[0]) / GRID, Number(point[1]) / GRID]))
  return { width: Math.max(...strokes.flat().map(([x]) => x)), strokes }
}

/** Strokes of a text in capitals, centred on x = 0, from y = -½ to ½. Accents are left out, as on stamps. */
export function textStrokes(text: string): Vec2[][] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
  const strokes: Vec2[][] = []
  let x = 0
  for (const character of plain) {
    if (character === ' ') x += SPACE
    else {
      const letter = letterOf(character)
      strokes.push(...letter.strokes.map((stroke) => stroke.map(([px, py]): Vec2 => [x + px, py - 0.5])))
      x += letter.width + BETWEEN
    }
  }
  const middle = (x - BETWEEN) / 2
  return strokes.map((stroke) => stroke.map(([px, py]): Vec2 => [px - middle, py]))
}
