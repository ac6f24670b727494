import { type CSSProperties, createElement as h, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { SHOP_NAME } from '../../domain/shop-facts.ts'
import type { Block, EmailContent } from './email-content.ts'
import { RowTable } from './row-table.ts'
import type { Signature } from './signature.ts'
import { STYLES } from './styles.ts'

// `createElement` instead of JSX: Node runs `.ts` without a build, but not `.tsx`.
const [NAME_MAIN = '', ...NAME_REST] = SHOP_NAME.split(' ')

/** HTML for mail programs: one column of tables, inline styles, readable from 320 px. */
export function renderHtml({ subject, preview, heading, blocks }: EmailContent, signature: Signature): string {
  const head = h(
    'head',
    null,
    h('meta', { charSet: 'utf-8' }),
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    // Keeps mail programs from applying their dark mode.
    h('meta', { name: 'color-scheme', content: 'light only' }),
    h('meta', { name: 'supported-color-schemes', content: 'light only' }),
    h('title', null, subject),
  )
  const column = layoutTable(
    STYLES.column,
    h('td', { style: STYLES.head }, h(Logo, { home: signature.home })),
    h(
      'td',
      { style: STYLES.main },
      h('h1', { style: STYLES.heading }, heading),
      blocks.map((block, at) => h(BlockElement, { key: at, block })),
    ),
    h(
      'td',
      { style: STYLES.foot },
      signature.lines.map((line) => h('p', { key: line, style: STYLES.small }, line)),
    ),
  )
  const body = h(
    'body',
    { style: STYLES.body },
    h('div', { style: STYLES.preview }, preview),
    layoutTable(STYLES.page, h('td', { align: 'center' }, column)),
  )
  const { language } = signature
  return `<!DOCTYPE html>${renderToStaticMarkup(h('html', { lang: language, dir: 'ltr' }, head, body))}`
}

/** A table for layout, one cell a row. */
function layoutTable(style: CSSProperties, ...cells: ReactElement[]) {
  return h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, style },
    h(
      'tbody',
      null,
      cells.map((cell, at) => h('tr', { key: at }, cell)),
    ),
  )
}

function Logo({ home }: { home: string }) {
  return h(
    'a',
    { href: home, target: '_blank', style: STYLES.logo, lang: 'en' },
    NAME_MAIN,
    h('br'),
    h('span', { style: STYLES.logoRest }, NAME_REST.join(' ').toUpperCase()),
  )
}

function BlockElement({ block }: { block: Block }) {
  switch (block.is) {
    case 'text':
      return h('p', { style: STYLES.text }, block.text)
    case 'small':
      return h('p', { style: STYLES.small }, block.text)
    case 'title':
      return h('h2', { style: STYLES.title }, block.text)
    case 'button':
      return h(
        'div',
        { style: STYLES.buttonPlace },
        layoutTable({}, h('td', { style: STYLES.buttonCell }, h(Anchor, { ...block, isButton: true }))),
      )
    case 'links':
      return h(
        'p',
        { style: STYLES.small },
        block.links.flatMap((link, at) => [at > 0 && ' · ', h(Anchor, { key: link.link, ...link })]),
      )
    default:
      return h(RowTable, { block })
  }
}

function Anchor({ label, link, isButton = false }: { label: string; link: string; isButton?: boolean }) {
  return h('a', { href: link, target: '_blank', style: isButton ? STYLES.button : STYLES.link }, label)
}
