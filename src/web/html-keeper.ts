import { createElement, type ReactNode } from 'react'
import { findOrMake } from '../domain/remember.ts'
import { fillTemplate, type HtmlTemplate, LIST_MARK, templateOf } from './html-template.ts'
import type { Keep, KeptPart } from './kept-html.tsx'

/** Parts by language, currency and name, those without values in UTF-8. Begin an empty one when the catalogue or the settings change. */
export interface KeptHtml {
  parts: Map<string, Buffer>
  templates: Map<string, HtmlTemplate>
}

/** About 8 MB of cards. */
const MOST_PARTS = 3_000
/** Of some 200 bytes each; a header has 8 KB. */
const MOST_TEMPLATES = 10_000

const MARK = '<!--kept '
const MARK_END = '-->'

const LIST = createElement('ul', null, LIST_MARK)

type Render = (content: ReactNode) => string

/**
 * Keeps parts of one page. React cannot render one tree within another, so `keep` marks the place of parts, and `fill`
 * puts their HTML there once the page is rendered. Text cannot look like a mark, since React escapes it.
 *
 * @param scope what all parts of the page depend on
 */
export function createHtmlKeeper({ parts: kept, templates }: KeptHtml, scope: string) {
  const marked: (readonly KeptPart[])[] = []

  const keep: Keep = (parts) => `${MARK}${marked.push(parts) - 1}${MARK_END}`

  function fill(html: string, render: Render): Buffer {
    const bytes = Buffer.from(html)
    const pieces: Buffer[] = []
    let from = 0
    for (let at = bytes.indexOf(MARK); at >= 0; at = bytes.indexOf(MARK, from)) {
      const end = bytes.indexOf(MARK_END, at)
      const parts = marked[Number(bytes.toString('latin1', at + MARK.length, end))] as (typeof marked)[number]
      pieces.push(bytes.subarray(from, at), ...parts.map((part) => bytesOf(part, render)))
      from = end + MARK_END.length
    }
    return Buffer.concat([...pieces, bytes.subarray(from)])
  }

  function bytesOf(part: KeptPart, render: Render): Buffer {
    if (part.values ?? part.items) return Buffer.from(htmlOf(part, render))
    return findOrMake(kept, MOST_PARTS, `${scope} ${part.name}`, () => Buffer.from(render(part.content([], undefined))))
  }

  function htmlOf({ name, values = [], items, content }: KeptPart, render: Render): string {
    const make = () => templateOf(values.length, (marks) => render(content(marks, items && LIST)))
    const template = findOrMake(templates, MOST_TEMPLATES, `${scope} ${name}`, make)
    return fillTemplate(template, values, items?.map((item) => htmlOf(item, render)).join(''))
  }

  return { keep, fill }
}
