import type { ReactNode } from 'react'
import type { Keep } from './kept-html.tsx'

/** HTML in UTF-8 by language, currency and name. Begin an empty one when the catalogue or the settings change. */
export type KeptHtml = Map<string, Buffer>

/** About 8 MB of cards. */
const MOST_KEPT = 3_000

const MARK = '<!--kept '
const MARK_END = '-->'

/**
 * Keeps parts of one page. React cannot render one tree within another, so `keep` marks the place of a part, and `fill`
 * puts its HTML there once the page is rendered. Text cannot look like a mark, since React escapes it.
 *
 * @param scope what all parts of the page depend on
 */
export function createHtmlKeeper(kept: KeptHtml, scope: string) {
  const parts: { name: string; content: ReactNode }[] = []

  const keep: Keep = (name, content) => `${MARK}${parts.push({ name, content }) - 1}${MARK_END}`

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
    const bytes = Buffer.from(html)
    const pieces: Buffer[] = []
    let from = 0
    for (let mark = bytes.indexOf(MARK); mark >= 0; mark = bytes.indexOf(MARK, from)) {
      const end = bytes.indexOf(MARK_END, mark)
      const part = Number(bytes.toString('latin1', mark + MARK.length, end))
      pieces.push(bytes.subarray(from, mark), htmlOf(part, render))
      from = end + MARK_END.length
    }
    return Buffer.concat([...pieces, bytes.subarray(from)])
  }

  return { keep, fill }
}
