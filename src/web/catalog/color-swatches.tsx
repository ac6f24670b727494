import { useQueryClient } from '@tanstack/react-query'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { Colourway } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { useHydrated } from '../../ui/hydrated.ts'
import { productQuery } from './product-query.ts'

interface ColorSwatchesProps {
  colourways: readonly Colourway[]
  /** The slug of the one that is shown. */
  current: string
}

/** On a product's page: the other colours of its model. The page stays where it is. */
export function ColorLinks({ colourways, current }: ColorSwatchesProps) {
  const { words } = useSite()
  const nameOf = useColourwayName()
  const shown = colourways.find(({ slug }) => slug === current)
  return (
    <section aria-label={words.listing.color} className="mb-1 lg:mb-4">
      <p className="text-small max-sm:sr-only">
        {words.listing.color}
        <span className="text-ink-soft">{shown && `: ${words.colors[shown.color]}`}</span>
      </p>
      <ul className="-ml-2 flex flex-wrap sm:mt-1">
        {colourways.map((one) => (
          <li key={one.slug}>
            <Link
              to={href('product', { slug: one.slug })}
              replace
              preventScrollReset
              aria-label={nameOf(one)}
              aria-current={one.slug === current ? 'true' : undefined}
              className="group grid size-11 place-items-center"
            >
              <Swatch colourway={one} className="swatch size-6 group-aria-[current]:outline-2" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What fits into the narrowest card. */
const MOST_ON_CARD = 5

interface ColorButtonsProps extends ColorSwatchesProps {
  onChoose: (slug: string) => void
}

/** On a product's card: a press shows the card's product in another colour. */
export function ColorButtons({ colourways, current, onChoose }: ColorButtonsProps) {
  const { words } = useSite()
  const nameOf = useColourwayName()
  const queries = useQueryClient()
  const isHydrated = useHydrated()
  const shown = colourways.slice(0, MOST_ON_CARD)
  return (
    <ul aria-label={words.listing.color} className="tile-colors">
      {shown.map((one) => (
        <li key={one.slug}>
          <button
            type="button"
            disabled={!isHydrated}
            aria-label={nameOf(one)}
            aria-pressed={one.slug === current}
            onPointerEnter={() => void queries.prefetchQuery(productQuery(one.slug))}
            onClick={() => onChoose(one.slug)}
          >
            <Swatch colourway={one} />
          </button>
        </li>
      ))}
      {colourways.length > shown.length && (
        <li className="figures pl-1 text-label text-ink-soft">+{colourways.length - shown.length}</li>
      )}
    </ul>
  )
}

function useColourwayName(): (one: Colourway) => string {
  const { words, language } = useSite()
  return (one) => {
    const name = localized(one, 'name', language)
    return one.isInStock ? name : fill(words.listing.soldOutColor, { name })
  }
}

/** A sold-out colour is struck through. */
const Swatch = ({
  colourway: { color, isInStock },
  className = 'swatch',
}: {
  colourway: Colourway
  className?: string
}) => (
  <span data-color={color} className={className}>
    {!isInStock && (
      <svg viewBox="0 0 16 16" className="absolute -inset-0.5" aria-hidden="true">
        <path d="M2 14L14 2" className="stroke-paper" strokeWidth="3" />
        <path d="M2 14L14 2" className="stroke-ink" strokeWidth="1.2" />
      </svg>
    )}
  </span>
)
