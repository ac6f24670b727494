import { expect, test } from 'vitest'
import { Arena, inArena, takeWords } from './arena.ts'

const filled = (words: Int32Array, value: number) => words.fill(value)

test('words that are taken do not overlap until the arena is reset', () => {
  const arena = new Arena()
  const lengths = [3, 1000, 0, 24, 5000, 1, 9000, 40_000, 2]
  const taken = lengths.map((length, at) => filled(arena.take(length), at))
  for (const [at, words] of taken.entries()) {
    expect(words).toHaveLength(lengths[at] as number)
    expect(words.every((word) => word === at)).toBe(true)
  }
})

test('memory is used again after a reset', () => {
  const arena = new Arena()
  const first = arena.take(100)
  arena.reset()
  expect(arena.take(100).buffer).toBe(first.buffer)
  for (let round = 0; round < 50; round++) {
    arena.reset()
    const buffers = new Set([70, 900, 3000].map((length) => arena.take(length).buffer))
    expect(buffers.size).toBeLessThanOrEqual(3)
  }
})

test('words are of the innermost arena, and of none outside', () => {
  const [outer, inner] = [new Arena(), new Arena()]
  const bufferOf = (arena: Arena) => {
    const { buffer } = arena.take(1)
    arena.reset()
    return buffer
  }
  inArena(outer, () => {
    inArena(inner, () => expect(takeWords(8).buffer).toBe(bufferOf(inner)))
    expect(() =>
      inArena(inner, () => {
        throw new Error('broken off')
      }),
    ).toThrow('broken off')
    inArena(null, () => expect(takeWords(8).byteLength).toBe(takeWords(8).buffer.byteLength))
    expect(takeWords(8).buffer).toBe(bufferOf(outer))
  })
  expect(takeWords(8).buffer.byteLength).toBe(32)
})
