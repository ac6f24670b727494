import { Fragment, createElement as h } from 'react'
import type { Block, Line } from './email-content.ts'
import { STYLES, THUMBNAIL } from './styles.ts'

type Rows = Extract<Block, { is: 'facts' | 'lines' | 'sums' }>

export function RowTable({ block }: { block: Rows }) {
  const rows =
    block.is === 'lines'
      ? block.lines.map((line, index) => h(LineRow, { key: index, line }))
      : block.is === 'facts'
        ? block.facts.map(({ name, value }) => h(FactRow, { key: name, name, value }))
        : block.sums.map(({ name, amount, isTotal = false }) =>
            h(
              'tr',
              { key: name },
              h('td', { style: isTotal ? STYLES.total : STYLES.sum }, name),
              h('td', { style: isTotal ? STYLES.totalAmount : STYLES.sumAmount }, amount),
            ),
          )
  const table = h(
    'table',
    { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0, style: STYLES.table },
    h('tbody', null, rows),
  )
  return block.is === 'sums' ? h(Fragment, null, table, h('p', { style: STYLES.small }, block.note)) : table
}

function LineRow({ line: { name, note, details, amount, picture } }: { line: Line }) {
  const { width, height } = THUMBNAIL
  return h(
    'tr',
    null,
    h(
      'td',
      { style: STYLES.picture },
      // Lazy, or React would add a preload link to the head.
      h('img', { src: picture, alt: '', width, height, loading: 'lazy', style: STYLES.image }),
    ),
    h(
      'td',
      { style: STYLES.line },
      name,
      [note, ...details].map((text) => [
        h('br', { key: `${text} br` }),
        h('span', { key: text, style: STYLES.lineNote }, text),
      ]),
    ),
    h('td', { style: STYLES.amount }, amount),
  )
}

function FactRow({ name, value }: { name: string; value: string }) {
  return h(
    'tr',
    null,
    h(
      'td',
      { style: STYLES.factName },
      name,
      h(
        'div',
        { style: STYLES.factValue },
        value.split('\n').flatMap((part, at) => [at > 0 && h('br', { key: part }), part]),
      ),
    ),
  )
}
