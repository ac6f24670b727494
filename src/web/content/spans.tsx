import { Fragment } from 'react'
import { Link } from '../../client/link.tsx'
import type { Line, Span } from './parse-content.ts'

export function Spans({ line }: { line: Line }) {
  return line.map((span, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a text's order is its identity
    <Fragment key={index}>
      <SpanView span={span} />
    </Fragment>
  ))
}

const LINK = 'plain-link text-sea decoration-sea/40'

function SpanView({ span }: { span: Span }) {
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
