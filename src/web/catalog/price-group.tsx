import { useSite } from '../../client/site-context.tsx'
import type { Facets } from '../../contract/product-queries.ts'
import { parseWholePrice } from '../../domain/price-range.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { FilterOption } from './filter-option.tsx'
import { useListingAddress } from './listing-address.ts'
import type { ListingQuery } from './listing-query.ts'
import { priceWord } from './product-words.ts'
import { QueryForm } from './query-form.tsx'

const FIELD = 'min-h-10 w-full border-b border-ink/40 bg-transparent px-1 figures text-small'

export function PriceGroup({ query, prices }: { query: ListingQuery; prices: Facets['prices'] | undefined }) {
  const { listing } = useSite().words
  const { minPrice, maxPrice } = query
  const addressOf = useListingAddress()
  const unpriced = { ...query, minPrice: undefined, maxPrice: undefined, page: 1 }
  const isChosen = (upTo: number) => minPrice === undefined && maxPrice === upTo
  return (
    <>
      <ul>
        {prices
          ?.filter(({ upTo, count }) => count > 0 || isChosen(upTo))
          .map(({ upTo, count }) => (
            <FilterOption
              key={upTo}
              to={addressOf(isChosen(upTo) ? unpriced : { ...unpriced, maxPrice: upTo })}
              isChosen={isChosen(upTo)}
              count={count}
            >
              {priceWord({ maxPrice: upTo }, listing)}
            </FilterOption>
          ))}
      </ul>
      <QueryForm
        key={`${minPrice}-${maxPrice}`}
        kept={unpriced}
        read={(typed) => ({
          minPrice: parseWholePrice(String(typed.get('minPrice'))),
          maxPrice: parseWholePrice(String(typed.get('maxPrice'))),
        })}
        preventScrollReset
        className="flex items-end gap-3 pt-2"
      >
        <PriceField name="minPrice" label={listing.priceFrom} placeholder="0" value={minPrice} />
        <span aria-hidden="true" className="pb-2">
          –
        </span>
        <PriceField name="maxPrice" label={listing.priceTo} placeholder="500" value={maxPrice} />
        <button type="submit" className={`${buttonClass('bare')} min-h-10 shrink-0`}>
          {listing.setPrice}
        </button>
      </QueryForm>
    </>
  )
}

interface PriceFieldProps {
  name: 'minPrice' | 'maxPrice'
  label: string
  placeholder: string
  value: number | undefined
}

const PriceField = ({ name, label, placeholder, value }: PriceFieldProps) => (
  <input
    name={name}
    aria-label={label}
    defaultValue={value}
    placeholder={`€${placeholder}`}
    inputMode="numeric"
    pattern="\s*€?\s*[0-9]{1,6}\s*"
    autoComplete="off"
    className={FIELD}
  />
)
