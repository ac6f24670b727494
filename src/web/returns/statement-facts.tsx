import { useWords } from '../../client/site-context.tsx'

interface Stated {
  name: string
  orderNumber: string
  email: string
  isWholeOrder: boolean
  pieces: string
}

/** What is stated, or was. */
export function StatementFacts({
  stated,
  whole,
  more = [],
}: {
  stated: Stated
  /** What the whole of the order is called. */
  whole: string
  more?: readonly (readonly [string, string])[]
}) {
  const { withdrawal: words } = useWords()
  const facts = [
    ...more,
    [words.name, stated.name],
    [words.orderNumber, stated.orderNumber],
    [words.email, stated.email],
    [words.scope, stated.isWholeOrder ? whole : stated.pieces],
  ] as const
  return (
    <dl className="my-8 divide-y divide-hairline border-y border-hairline">
      {facts.map(([name, value]) => (
        <div key={name} className="py-3">
          <dt className="text-label text-ink-soft">{name}</dt>
          <dd className="mt-0.5 break-words whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
