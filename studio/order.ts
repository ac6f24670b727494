import { parseArgs } from 'node:util'
import { VIEW_NAMES, type ViewName } from './stills/views.ts'

/** What a command of the studio was asked for. */
export interface Order {
  /** Of products, models or scenes; none means all. */
  names: readonly string[]
  views: readonly ViewName[]
  draft: boolean
  list: boolean
}

const OPTIONS = { draft: { type: 'boolean' }, list: { type: 'boolean' }, views: { type: 'string' } } as const

/**
 * Reads `[name …] [--draft] [--list] [--views=front,side]`, of which a command may take only some options.
 * Throws where an option, a view or a name is not among the known ones: a misspelt order must not look like a finished one.
 */
export function readOrder(
  args: readonly string[],
  known: Iterable<string>,
  takes = Object.keys(OPTIONS) as readonly (keyof typeof OPTIONS)[],
): Order {
  const options = Object.fromEntries(takes.map((name) => [name, OPTIONS[name]])) as Partial<typeof OPTIONS>
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: options as typeof OPTIONS,
  })
  const chosen = values.views?.split(',') ?? VIEW_NAMES
  refuseUnknown('view', chosen, VIEW_NAMES)
  refuseUnknown('name', positionals, known)
  return {
    names: positionals,
    views: VIEW_NAMES.filter((view) => chosen.includes(view)),
    draft: values.draft ?? false,
    list: values.list ?? false,
  }
}

/** The same for a command's first lines: a wrong order ends it with a sentence, not with a stack. */
export function orderOrExit(...asked: Parameters<typeof readOrder>): Order {
  try {
    return readOrder(...asked)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

function refuseUnknown(kind: string, asked: readonly string[], known: Iterable<string>): void {
  const names = new Set(known)
  for (const name of asked) {
    if (names.has(name)) continue
    const near = [...names].filter((other) => name !== '' && other.startsWith(name.slice(0, 3))).slice(0, 5)
    throw new Error(`There is no ${kind} "${name}".${near.length > 0 ? ` Perhaps ${near.join(', ')}?` : ''}`)
  }
}
