export type Graph = ReadonlyMap<string, ReadonlySet<string>>

/**
 * The cycles of a graph, as sets of nodes that all lead to each other (strongly connected components of more than one
 * node; Tarjan 1972). Linear in nodes and edges.
 */
export function findCycles(graph: Graph): string[][] {
  const indices = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const cycles: string[][] = []

  function visit(node: string): number {
    const index = indices.size
    indices.set(node, index)
    stack.push(node)
    let low = index
    for (const next of graph.get(node) ?? []) {
      if (!indices.has(next)) low = Math.min(low, visit(next))
      else if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? indices.get(next) ?? low)
    }
    lowest.set(node, low)
    if (low === index) {
      const component = stack.splice(stack.lastIndexOf(node))
      if (component.length > 1) cycles.push(component.sort())
    }
    return low
  }

  for (const node of graph.keys()) if (!indices.has(node)) visit(node)
  return cycles
}

/**
 * The imports between files as one graph for each folder: its nodes are the files and folders directly in it, so a
 * cycle of files, of folders, or of both shows in exactly one of them.
 * @param imports pairs of paths from the project's root, with `/`
 */
export function groupByFolder(imports: readonly (readonly [from: string, to: string])[]): Map<string, Graph> {
  const graphs = new Map<string, Map<string, Set<string>>>()
  for (const [from, to] of imports) {
    const [a, b] = [from.split('/'), to.split('/')]
    const depth = a.findIndex((part, i) => part !== b[i])
    if (depth < 0) continue
    const folder = a.slice(0, depth).join('/')
    const graph = graphs.get(folder) ?? new Map<string, Set<string>>()
    graphs.set(folder, graph)
    const source = a.slice(0, depth + 1).join('/')
    graph.set(source, (graph.get(source) ?? new Set()).add(b.slice(0, depth + 1).join('/')))
  }
  return graphs
}
