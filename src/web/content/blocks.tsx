import { createContext, Fragment, type ReactNode, use } from 'react'
import type { Block, Line } from './parse-content.ts'
import { Question } from './question.tsx'
import { Spans } from './spans.tsx'
import { TextTable } from './text-table.tsx'

/** Components that a page inserts where its text has `@name`. */
export type Places = Record<string, (of: string) => ReactNode>
export const PlacesContext = createContext<Places>({})

const MEASURE = 'max-w-[62ch]'

export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
    <Fragment key={index}>
      <BlockView block={block} />
    </Fragment>
  ))
}

function BlockView({ block }: { block: Block }) {
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
      return <TextTable head={block.head} rows={block.rows} />
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
