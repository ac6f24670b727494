import type { ReactNode } from 'react'
import { fillTemplate, type HtmlTemplate, templateOf } from './html-template.ts'
import type { Keep, KeptItem } from './kept-html.tsx'

/** HTML by language, currency and name, parts in UTF-8. Begin an empty one when the catalogue or the settings change. */
export interface KeptHtml {
  parts: Map<string, Buffer>
  templates: Map<string, HtmlTemplate>
}

/** About 8 MB of cards. */
const MOST_PARTS = 3_000
/** Of some 200 bytes each. */
const MOST_TEMPLATES = 10_000

const MARK = '<!--kept '
const MARK_END = '-->'

type Render = (content: ReactNode) => string

/**
 * Keeps parts of one page. React cannot render one tree within another, so `keep` marks the place of a part, and `fill`
 * puts its HTML there once the page is rendered. Text cannot look like a mark, since React escapes it.
 *
 * @param scope what all parts of the page depend on
 */
export function createHtmlKeeper({ parts, templates }: KeptHtml, scope: string) {
  const marked: ((render: Render) => Buffer)[] = []
  const mark = (htmlOf: (render: Render) => Buffer) => `${MARK}${marked.push(htmlOf) - 1}${MARK_END}`

  const keep: Keep = {
    part: (name, content) =>
      mark((render) => findOrMake(parts, MOST_PARTS, `${scope} ${name}`, () => Buffer.from(render(content)))),
    items: (items) => mark((render) => Buffer.from(items.map((item) => itemHtml(item, render)).join(''))),
  }

  function itemHtml({ name, values, content }: KeptItem, render: Render): string {
    const make = () => templateOf(values.length, (marks) => render(content(marks)))
    return fillTemplate(findOrMake(templates, MOST_TEMPLATES, `${scope} ${name}`, make), values)
  }

  function fill(html: string, render: Render): Buffer {
    const bytes = Buffer.from(html)
    const pieces: Buffer[] = []
    let from = 0
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, from)) {
      const end = bytes.indexOf(MARK_END, at)
      const part = marked[Number(bytes.toString('latin1', at + MARK.length, end))] as (typeof marked)[number]
      pieces.push(bytes.subarray(from, at), part(render))
      from = end + MARK_END.length
    }
    return Buffer.concat([...pieces, bytes.subarray(from)])
  }

  return { keep, fill }
}

function findOrMake<T>(kept: Map<string, T>, most: number, key: string, make: () => T): T {
  const known = kept.get(key)
  if (known !== undefined) return known
  const made = make()
  if (kept.size >= most) kept.clear()
  kept.set(key, made)
  return made
}
