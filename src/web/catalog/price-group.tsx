import type { Facets } from '../../contract/product-queries.ts'
import { parsePriceRange } from '../../domain/price-range.ts'
import type { ShellDictionary } from '../../i18n/translate.ts'
import { buttonClass } from '../../ui/button-class.ts'
import type { KeptPart } from '../kept-html.tsx'
import { FilterOption } from './filter-option.tsx'
import type { ListingQuery } from './listing-query.ts'
import { priceWord } from './product-words.ts'
import { formTarget, QueryField, QueryForm } from './query-form.tsx'

const FIELD = 'min-h-10 w-full border-b border-ink/40 bg-transparent px-1 figures text-small'

interface PriceGroup {
  query: ListingQuery
  prices: Facets['prices'] | undefined
  listing: ShellDictionary['listing']
  /** Where a choice of filters leads to. */
  addressOf: (query: ListingQuery) => string
}

/** Prices to choose from, and two fields for others. */
export function priceGroup({ query, prices, listing, addressOf }: PriceGroup): KeptPart {
  const { minPrice, maxPrice } = query
  const unpriced = { ...query, minPrice: undefined, maxPrice: undefined, page: 1 }
  const { path, names, values } = formTarget(unpriced, addressOf)
  const set = Object.entries({ minPrice, maxPrice }).filter(([, price]) => price !== undefined)
  return {
    key: 'price',
    name: ['price', ...names, ...set.map(([name]) => name)].join(' '),
    values: [path, ...values, ...set.map(([, price]) => String(price))],
    items: priceOptions({ query, prices, listing, addressOf }, unpriced),
    content: ([to = '', ...rest], list) => {
      const shown = Object.fromEntries(set.map(([name], index) => [name, rest[names.length + index]]))
      return (
        <>
          {list}
          <QueryForm
            target={{ path: to, names, values: rest }}
            kept={unpriced}
            read={(typed) => parsePriceRange(String(typed.get('minPrice')), String(typed.get('maxPrice')))}
            preventScrollReset
            className="flex items-end gap-3 pt-2"
          >
            <PriceField name="minPrice" label={listing.priceFrom} placeholder="0" value={shown.minPrice} />
            <span aria-hidden="true" className="pb-2">
              –
            </span>
            <PriceField name="maxPrice" label={listing.priceTo} placeholder="500" value={shown.maxPrice} />
            <button type="submit" className={`${buttonClass('bare')} min-h-10 shrink-0`}>
              {listing.setPrice}
            </button>
          </QueryForm>
        </>
      )
    },
  }
}

function priceOptions({ query, prices, listing, addressOf }: PriceGroup, unpriced: ListingQuery): KeptPart[] {
  const isChosen = (upTo: number) => query.minPrice === undefined && query.maxPrice === upTo
  return (prices ?? [])
    .filter(({ upTo, count }) => count > 0 || isChosen(upTo))
    .map(({ upTo, count }) => ({
      key: String(upTo),
      name: `upTo ${upTo}${isChosen(upTo) ? ' chosen' : ''}`,
      values: [addressOf(isChosen(upTo) ? unpriced : { ...unpriced, maxPrice: upTo }), String(count)],
      content: ([to = '', shownCount]) => (
        <FilterOption to={to} isChosen={isChosen(upTo)} count={shownCount}>
          {priceWord({ maxPrice: upTo }, listing)}
        </FilterOption>
      ),
    }))
}

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice'
  label: string
  placeholder: string
  value: string | undefined
}

const PriceField = ({ name, label, placeholder, value }: PriceFieldProps) => (
  <QueryField
    name={name}
    aria-label={label}
    value={value}
    placeholder={`€${placeholder}`}
    inputMode="numeric"
    pattern="\s*€?\s*[0-9]{1,6}\s*"
    autoComplete="off"
    className={FIELD}
  />
)
