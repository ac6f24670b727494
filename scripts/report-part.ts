import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './run-steps.ts'

/**
 * The document with another text in one part. A part reaches from its heading (`## …`) to the next; a new one goes to the
 * end.
 *
 * @param heading without `## `; empty for what stands before the first part
 * @param text without the heading
 */
export function replacePart(document: string, heading: string, text: string): string {
  const [head = '', ...parts] = document.split(/^(?=## )/m)
  const title = `## ${heading}\n`
  const part = heading === '' ? text : `${title}\n${text}`
  const isFound = parts.some((one) => one.startsWith(title))
  const next = parts.map((one) => (one.startsWith(title) ? part : one))
  const all = heading === '' ? [part, ...parts] : [head, ...next, ...(isFound ? [] : [part])]
  return all.map((one) => `${one.trim()}\n`).join('\n')
}

/** Writes the part of `docs/reliability.md` that a command has measured. */
export function writeReliability(heading: string, text: string): void {
  const file = join(ROOT, 'docs/reliability.md')
  writeFileSync(file, replacePart(readFileSync(file, 'utf8'), heading, text))
}

/** A row of a table in Markdown. */
export const cells = (...values: readonly (string | number)[]): string => `| ${values.join(' | ')} |`

/** Where and when figures were measured. */
export const madeAt = (): string =>
  `Node ${process.version}, ${process.platform} ${process.arch}, ${new Date().toISOString().slice(0, 10)}.`
