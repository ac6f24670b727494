import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import type { Order } from '../../contract/orders.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { SelectField } from '../../ui/select-field.tsx'
import { LensFacts } from '../orders/lens-facts.tsx'
import type { Quantities } from './withdrawal-draft.ts'

interface ChosenLinesProps {
  order: Order
  quantities: Quantities
  onChange: (quantities: Quantities) => void
  error: string | undefined
}

/** The lines of an order, with how many pieces of each are withdrawn. */
export function ChosenLines({ order, quantities, onChange, error }: ChosenLinesProps) {
  const { words: all, language } = useSite()
  const { withdrawal: words } = all
  const first = order.items.find(({ isMadeToOrder }) => !isMadeToOrder)
  return (
    <fieldset aria-describedby={error ? 'withdrawal-lines-error' : undefined}>
      <legend className="mb-4 font-display text-title">{words.lines}</legend>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {order.items.map((item, index) => {
          const name = localized(item, 'name', language)
          const quantityName = (quantity: number) =>
            quantity === 0 ? words.none : fill(words.of, { quantity, sold: item.quantity })
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a product has several lines with different lenses
            <li key={index} className="py-4">
              {item.isMadeToOrder ? (
                <>
                  <p className="font-medium">{name}</p>
                  {item.lenses && <LensFacts lenses={item.lenses} price={inEuro(item.lenses.price)} />}
                  <p className="mt-1 text-label text-ink-soft">{words.madeForYou}</p>
                </>
              ) : (
                <SelectField
                  id={item === first ? 'withdrawal-pieces' : undefined}
                  label={fill(words.lineQuantity, { name })}
                  value={String(quantities[item.productId] ?? 0)}
                  onChange={({ target }) => onChange({ ...quantities, [item.productId]: Number(target.value) })}
                  options={Array.from({ length: item.quantity + 1 }, (_, quantity) => ({
                    value: String(quantity),
                    name: quantityName(quantity),
                  }))}
                />
              )}
            </li>
          )
        })}
      </ul>
      {error && (
        <p id="withdrawal-lines-error" className="mt-1.5 text-small text-terracotta">
          {error}
        </p>
      )}
    </fieldset>
  )
}
