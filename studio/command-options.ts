import { parseArgs } from 'node:util'
import { VIEW_NAMES, type ViewName } from './renders/views.ts'

export interface CommandOptions {
  /** Products, models or scenes; empty means all. */
  names: readonly string[]
  views: readonly ViewName[]
  draft: boolean
  list: boolean
}

const OPTIONS = { draft: { type: 'boolean' }, list: { type: 'boolean' }, views: { type: 'string' } } as const

/**
 * Parses `[name …] [--draft] [--list] [--views=front,side]`; `allowed` limits the options that a command has.
 * Throws on an unknown option, view or name: with a misspelt name nothing would be due, which looks like success.
 */
export function parseCommandOptions(
  args: readonly string[],
  known: Iterable<string>,
  allowed = Object.keys(OPTIONS) as readonly (keyof typeof OPTIONS)[],
): CommandOptions {
  const options = Object.fromEntries(allowed.map((name) => [name, OPTIONS[name]])) as Partial<typeof OPTIONS>
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: options as typeof OPTIONS,
  })
  const chosen = values.views?.split(',') ?? VIEW_NAMES
  assertKnown('view', chosen, VIEW_NAMES)
  assertKnown('name', positionals, known)
  return {
    names: positionals,
    views: VIEW_NAMES.filter((view) => chosen.includes(view)),
    draft: values.draft ?? false,
    list: values.list ?? false,
  }
}

/** As `parseCommandOptions`, but prints the error and exits with code 2. */
export function parseCommandOptionsOrExit(...input: Parameters<typeof parseCommandOptions>): CommandOptions {
  try {
    return parseCommandOptions(...input)
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error))
    process.exit(2)
  }
}

function assertKnown(kind: string, input: readonly string[], known: Iterable<string>): void {
  const names = new Set(known)
  for (const name of input) {
    if (names.has(name)) continue
    const near = [...names].filter((other) => name !== '' && other.startsWith(name.slice(0, 3))).slice(0, 5)
    throw new Error(`There is no ${kind} "${name}".${near.length > 0 ? ` Perhaps ${near.join(', ')}?` : ''}`)
  }
}
