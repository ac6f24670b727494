import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

/** How many pieces of each product. */
export type Pieces = Readonly<Record<number, number>>

interface Item {
  productId: number
  name: string
  nameEl: string
  quantity: number
}

export const piecesOf = (lines: readonly Pick<Item, 'productId' | 'quantity'>[]): Pieces =>
  Object.fromEntries(lines.map(({ productId, quantity }) => [productId, quantity]))

interface PiecesFieldsProps {
  items: readonly Item[]
  pieces: Pieces
  onChange: (pieces: Pieces) => void
}

export function PiecesFields({ items, pieces, onChange }: PiecesFieldsProps) {
  const { returnsDesk: words } = useAdminWords()
  const { language } = useSite()
  return (
    <fieldset className="space-y-3">
      <legend className="mb-2 text-label text-ink-soft">{words.withdrawnPieces}</legend>
      {items.map((item) => (
        <InputField
          key={item.productId}
          label={fill(words.piecesOf, { name: localized(item, 'name', language), most: item.quantity })}
          type="number"
          inputMode="numeric"
          min={0}
          max={item.quantity}
          value={pieces[item.productId] ?? 0}
          onChange={({ target }) => {
            const quantity = Math.min(item.quantity, Math.max(0, Math.trunc(target.valueAsNumber || 0)))
            onChange({ ...pieces, [item.productId]: quantity })
          }}
        />
      ))}
    </fieldset>
  )
}
