import type { ReactNode } from 'react'
import type { Keep } from './kept-html.tsx'

/** HTML in UTF-8 by language, currency and name. Begin an empty one when the catalogue or the settings change. */
export type KeptHtml = Map<string, Buffer>

/** About 8 MB of cards. */
const MOST_KEPT = 3_000

const PLACE = /<!--kept (\d+)-->/g

/**
 * Keeps parts of one page. React cannot render one tree within another, so `keep` marks the place of a part, and `fill`
 * puts its HTML there once the page is rendered. Text cannot look like a mark, since React escapes it.
 *
 * @param scope what all parts of the page depend on
 */
export function createHtmlKeeper(kept: KeptHtml, scope: string) {
  const parts: { name: string; content: ReactNode }[] = []

  const keep: Keep = (name, content) => `<!--kept ${parts.push({ name, content }) - 1}-->`

  function htmlOf(part: number, render: (content: ReactNode) => string): Buffer {
    const { name, content } = parts[part] as { name: string; content: ReactNode }
    const key = `${scope} ${name}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const html = Buffer.from(render(content))
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, html)
    return html
  }

  function fill(html: string, render: (content: ReactNode) => string): Buffer {
    const pieces: Buffer[] = []
    let from = 0
    for (const { 0: mark, 1: part, index } of html.matchAll(PLACE)) {
      pieces.push(Buffer.from(html.slice(from, index)), htmlOf(Number(part), render))
      from = index + mark.length
    }
    return Buffer.concat([...pieces, Buffer.from(html.slice(from))])
  }

  return { keep, fill }
}
