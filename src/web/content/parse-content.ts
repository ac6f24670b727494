export type Span = string | { bold: string } | { text: string; to: string }
export type Line = readonly Span[]

export type Block =
  | { kind: 'paragraph' | 'note'; line: Line }
  | { kind: 'heading'; id: string; title: string }
  | { kind: 'list'; isOrdered: boolean; items: readonly Line[] }
  | { kind: 'table'; head: readonly Line[]; rows: readonly (readonly Line[])[] }
  | { kind: 'question'; id: string; title: string; answer: Block[] }
  /** Where the page puts something that is no text; `of` says which one. */
  | { kind: 'place'; name: string; of: string }

export interface Section {
  id: string
  title: string
  blocks: Block[]
}

export interface Content {
  title: string
  heading: string
  description: string
  /** The day of the last change, as `2026-11-21`. */
  updated: string
  intro: Block[]
  sections: Section[]
}

const HEAD = /^---\n([\s\S]*?)\n---\n/
const TITLED = /^(##|###|\?) (.+?) \{#([a-z0-9-]+)\}$/

/**
 * Reads a page of `src/content`; `docs/content.md` says how such a page is written.
 *
 * @throws Error that names what cannot be read
 */
export function parseContent(text: string): Content {
  const plain = text.replaceAll('\r\n', '\n')
  const head = HEAD.exec(plain)
  if (!head) throw new Error('a page begins with --- and ends its head with ---')
  const content = { ...readHead(head[1] ?? ''), intro: [] as Block[], sections: [] as Section[] }
  let into = content.intro
  for (const chunk of chunksOf(plain.slice(head[0].length))) {
    const [, sign, title = '', id = ''] = TITLED.exec(chunk) ?? []
    const section = content.sections.at(-1)
    if (sign === '##') {
      content.sections.push({ id, title, blocks: [] })
      into = content.sections.at(-1)?.blocks ?? []
    } else if (sign === '?') {
      const answer: Block[] = []
      ;(section?.blocks ?? content.intro).push({ kind: 'question', id, title, answer })
      into = answer
    } else if (sign === '###') {
      into = section?.blocks ?? content.intro
      into.push({ kind: 'heading', id, title })
    } else into.push(parseBlock(chunk))
  }
  return content
}

function readHead(text: string) {
  const values = Object.fromEntries(
    text.split('\n').map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).trim(), line.slice(at + 1).trim()]
    }),
  )
  const { title, heading = title, description, updated } = values
  if (!title || !description || !/^\d{4}-\d\d-\d\d$/.test(updated ?? ''))
    throw new Error('the head of a page says title, description and updated: 2026-11-21')
  return { title, heading: heading ?? title, description, updated: updated ?? '' }
}

/** A title has a line of its own; empty lines separate everything else. */
function chunksOf(text: string): string[] {
  return text
    .replace(/^((?:##|###|\?) .+)$/gm, '\n$1\n')
    .split(/\n\s*\n/)
    .map((chunk) => chunk.trim())
    .filter((chunk) => chunk !== '')
}

function parseBlock(chunk: string): Block {
  if (/^(#|\? )/.test(chunk)) throw new Error(`a title wants its {#name}: ${chunk}`)
  const [, name = '', of = ''] = /^@([a-z-]+)(?: ([a-z-]+))?$/.exec(chunk) ?? []
  if (name) return { kind: 'place', name, of }
  if (chunk.startsWith('|')) return parseTable(chunk)
  if (chunk.startsWith('> ')) return { kind: 'note', line: parseLine(chunk.replace(/^> ?/gm, '')) }
  const isOrdered = /^1\. /.test(chunk)
  if (!isOrdered && !chunk.startsWith('- ')) return { kind: 'paragraph', line: parseLine(chunk) }
  const items = chunk.split(isOrdered ? /^\d+\. /m : /^- /m).slice(1)
  return { kind: 'list', isOrdered, items: items.map(parseLine) }
}

function parseTable(chunk: string): Block {
  const lines = chunk.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map(parseLine),
  )
  const [head = [], ruler, ...rows] = lines
  if (!ruler?.every(([cell]) => typeof cell === 'string' && /^-+$/.test(cell)))
    throw new Error(`a table wants |---| under its first line: ${chunk}`)
  return { kind: 'table', head, rows }
}

function parseLine(text: string): Line {
  const whole = text.trim().replace(/\s+/g, ' ')
  return whole.split(/(\*\*.+?\*\*|\[[^\]]+\]\([^)\s]+\))/).flatMap((part): Span[] => {
    const [, bold] = /^\*\*(.+)\*\*$/.exec(part) ?? []
    if (bold) return [{ bold }]
    const [, shown, to] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(part) ?? []
    if (shown && to) return [{ text: shown, to }]
    return part === '' ? [] : [part]
  })
}
