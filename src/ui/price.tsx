interface PriceProps {
  price: string
  /** The formatted original price; only when reduced. */
  was?: string | undefined
  words: { was: string; now: string }
  size?: 'tile' | 'page'
}

const SIZES = { tile: 'text-small', page: 'text-title' } as const

/** A price; a reduced one is highlighted and the original struck through, with texts for screen readers. */
export function Price({ price, was, words, size = 'tile' }: PriceProps) {
  if (!was) return <p className={`figures ${SIZES[size]}`}>{price}</p>
  return (
    <p className={`figures flex flex-wrap items-baseline gap-x-3 ${SIZES[size]}`}>
      <span className="text-terracotta">
        <span className="sr-only">{words.now} </span>
        {price}
      </span>
      <span className="text-[0.85em] text-ink-soft">
        <span className="sr-only">{words.was} </span>
        <s>{was}</s>
      </span>
    </p>
  )
}
