import { createContext, Fragment, type ReactNode, use } from 'react'
import { Link } from '../site/link.tsx'
import type { Block, Line, Span } from './parse-content.ts'
import { Question } from './question.tsx'

/** What a page puts where its text says `@name`. */
export type Places = Record<string, (of: string) => ReactNode>
export const PlacesContext = createContext<Places>({})

/** The measure of running text. */
const MEASURE = 'max-w-[62ch]'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
    <Fragment key={index}>
      <OneBlock block={block} />
    </Fragment>
  ))
}

function OneBlock({ block }: { block: Block }) {
  const places = use(PlacesContext)
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className={MEASURE}>
          <Spans line={block.line} />
        </p>
      )
    case 'note':
      return (
        <p className={`${MEASURE} border-l border-brass py-1 pl-5 text-small text-ink-soft`} role="note">
          <Spans line={block.line} />
        </p>
      )
    case 'heading':
      return (
        <h3 id={block.id} className="pt-4 font-text text-body font-semibold">
          {block.title}
        </h3>
      )
    case 'list':
      return <List isOrdered={block.isOrdered} items={block.items} />
    case 'table':
      return <Table head={block.head} rows={block.rows} />
    case 'question':
      return (
        <Question id={block.id} title={block.title}>
          <Blocks blocks={block.answer} />
        </Question>
      )
    case 'place':
      return places[block.name]?.(block.of)
  }
}

export function Spans({ line }: { line: Line }) {
  return line.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
    <Fragment key={index}>
      <OneSpan span={span} />
    </Fragment>
  ))
}

const LINK = 'plain-link text-sea decoration-sea/40'

function OneSpan({ span }: { span: Span }) {
  if (typeof span === 'string') return span
  if ('bold' in span) return <strong className="font-semibold">{span.bold}</strong>
  const { to, text } = span
  if (to.startsWith('/'))
    return (
      <Link to={to} className={LINK}>
        {text}
      </Link>
    )
  return (
    <a href={to} className={LINK}>
      {text}
    </a>
  )
}

function List({ isOrdered, items }: { isOrdered: boolean; items: readonly Line[] }) {
  const Tag = isOrdered ? 'ol' : 'ul'
  return (
    <Tag
      className={`${MEASURE} space-y-2.5 pl-6 marker:text-brass ${isOrdered ? 'figures list-decimal' : 'list-[square]'}`}
    >
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
        <li key={index} className="pl-1.5">
          <Spans line={item} />
        </li>
      ))}
    </Tag>
  )
}

function Table({ head, rows }: { head: readonly Line[]; rows: readonly (readonly Line[])[] }) {
  return (
    <div className="overflow-x-auto">
      <table className="figures w-full border-collapse border-t border-ink/40 text-left text-small">
        <thead>
          <tr className="border-b border-ink/40">
            {head.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
              <th key={index} scope="col" className="py-3 pr-6 align-bottom font-semibold">
                <Spans line={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
            <tr key={at} className="border-b border-hairline">
              {row.map((cell, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
                <td key={index} className={`py-3 pr-6 align-top ${index > 0 ? 'text-ink-soft' : ''}`}>
                  <Spans line={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
