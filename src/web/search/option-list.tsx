import { type ReactNode, use } from 'react'
import { PrefetchContext } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { isInStock } from '../../domain/cart.ts'
import { localized } from '../../i18n/languages.ts'
import { plural } from '../../i18n/translate.ts'
import { ProductPicture } from '../catalog/product-picture.tsx'
import { ProductPrice } from '../catalog/product-price.tsx'
import type { SearchOption } from './options-of.ts'

interface OptionListProps {
  id: string
  options: readonly SearchOption[]
  query: string
  active: number
  onMark: (index: number) => void
  onChoose: (to: string) => void
}

export const optionId = (id: string, index: number) => `${id}-${index}`

export function OptionList({ id, options, query, active, onMark, onChoose }: OptionListProps) {
  const { search, listing } = useSite().words
  const prefetch = use(PrefetchContext)
  const rows = options.map((option, index) => ({ option, index }))
  const show = ({ option, index }: (typeof rows)[number]) => (
    // biome-ignore lint/a11y/useKeyWithClickEvents: key events go to the focused text field above
    // biome-ignore lint/a11y/useFocusableInteractive: an option of a combobox is marked active, never focused
    <div
      key={option.to}
      id={optionId(id, index)}
      role="option"
      aria-selected={index === active}
      onPointerEnter={() => prefetch(option.to)}
      onPointerMove={() => onMark(index)}
      // The focus stays in the text field, which handles the arrow keys.
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => onChoose(option.to)}
      className="flex min-h-12 cursor-pointer items-center gap-4 px-3 aria-selected:bg-chalk aria-selected:outline aria-selected:outline-ink/30"
    >
      <OptionView option={option} query={query} />
    </div>
  )
  const group = (name: string, kind: SearchOption['kind']) => {
    const own = rows.filter(({ option }) => option.kind === kind)
    return own.length === 0 ? null : <Group name={name}>{own.map(show)}</Group>
  }
  return (
    <div
      id={id}
      role="listbox"
      aria-label={search.suggestions}
      hidden={options.length === 0}
      className="mt-8 grid gap-x-10 gap-y-8 md:grid-cols-[3fr_2fr]"
    >
      {group(listing.answers, 'answer')}
      {group(search.frames, 'product')}
      {group(listing.nearest, 'near')}
      {group(search.collections, 'category')}
      <div className="border-t border-hairline pt-2 empty:hidden md:col-span-2" role="presentation">
        {rows.filter(({ option }) => option.kind === 'all').map(show)}
      </div>
    </div>
  )
}

function Group({ name, children }: { name: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a list of options
    <div role="group" aria-label={name}>
      <p aria-hidden="true" className="label mb-2 px-3 text-ink-soft">
        {name}
      </p>
      {children}
    </div>
  )
}

function OptionView({ option, query }: { option: SearchOption; query: string }) {
  const { words, language } = useSite()
  if (option.kind === 'all')
    return <span>{plural(words.search.seeAll, option.total, language).replace('{query}', query)}</span>
  if (option.kind === 'answer') return <span>{localized(option.page, 'title', language)}</span>
  if (option.kind === 'category')
    return (
      <>
        <span className="grow">{localized(option.category, 'name', language)}</span>
        <span className="figures text-label text-ink-soft">{option.count}</span>
      </>
    )
  const { product } = option
  return (
    <>
      <span className="relative my-2 block h-16 w-20 shrink-0 bg-white">
        {product.images[0] && (
          <ProductPicture
            src={product.images[0]}
            alt=""
            sizes="5rem"
            suffices={320}
            className="multiplied absolute inset-0 size-full object-contain p-1"
          />
        )}
      </span>
      <div className="grow gap-x-4 py-1 leading-snug sm:flex sm:items-center sm:justify-between">
        <span className="block">
          <span className="block text-label text-ink-soft">{product.brand}</span>
          {localized(product, 'name', language)}
        </span>
        <span className="flex flex-wrap items-center gap-x-4">
          {isInStock(product) || <span className="label text-ink-soft">{words.listing.soldOut}</span>}
          <ProductPrice product={product} />
        </span>
      </div>
    </>
  )
}
