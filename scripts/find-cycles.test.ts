import { expect, test } from 'vitest'
import { findCycles, groupByFolder } from './find-cycles.ts'

const graph = (...edges: [string, string][]) => {
  const nodes = new Map<string, Set<string>>()
  for (const [from, to] of edges) nodes.set(from, (nodes.get(from) ?? new Set()).add(to))
  return nodes
}

test('a graph without cycles has none, also where two ways lead to one node', () => {
  expect(findCycles(graph(['a', 'b'], ['a', 'c'], ['b', 'd'], ['c', 'd']))).toEqual([])
})

test('cycles of any length are found', () => {
  expect(findCycles(graph(['a', 'b'], ['b', 'a']))).toEqual([['a', 'b']])
  const ring = Array.from({ length: 11 }, (_, i): [string, string] => [`n${i}`, `n${(i + 1) % 11}`])
  expect(findCycles(graph(['start', 'n3'], ...ring))[0]).toHaveLength(11)
})

test('separate cycles are found separately', () => {
  expect(findCycles(graph(['a', 'b'], ['b', 'a'], ['b', 'c'], ['c', 'd'], ['d', 'c']))).toEqual([
    ['c', 'd'],
    ['a', 'b'],
  ])
})

test('a cycle of folders that no two files make is found at their parent', () => {
  const graphs = groupByFolder([
    ['src/a/one.ts', 'src/b/one.ts'],
    ['src/b/two.ts', 'src/c.ts'],
    ['src/c.ts', 'src/a/two.ts'],
    ['src/a/deep/x.ts', 'src/a/one.ts'],
  ])
  expect([...graphs].map(([folder, one]) => [folder, findCycles(one)])).toEqual([
    ['src', [['src/a', 'src/b', 'src/c.ts']]],
    ['src/a', []],
  ])
})
