import { useId } from 'react'
import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { MAX_LINE_QUANTITY } from '../../domain/shop-facts.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import type { SellableProduct, TakenOrderResult } from './order.ts'

/** A line that is being entered or changed; 0 pieces is one that goes. */
export interface DraftLine extends Pick<SellableProduct, 'productId' | 'sku' | 'name' | 'nameEl' | 'price'> {
  quantity: number
  isNew: boolean
}

interface DraftLinesProps {
  lines: readonly DraftLine[]
  problems: TakenOrderResult['problems']
  /** Whether lines that were not sold yet are marked. */
  marksNew?: boolean
  onChange: (lines: DraftLine[]) => void
}

/** One more piece of a product, as a new line where there is none. */
export function withProduct(lines: readonly DraftLine[], product: SellableProduct): DraftLine[] {
  const { productId, sku, name, nameEl, price } = product
  if (!lines.some((line) => line.productId === productId)) {
    return [...lines, { productId, sku, name, nameEl, price, quantity: 1, isNew: true }]
  }
  return lines.map((line) =>
    line.productId === productId ? { ...line, quantity: Math.min(line.quantity + 1, MAX_LINE_QUANTITY) } : line,
  )
}

export const wantedOf = (lines: readonly DraftLine[]) =>
  lines.filter(({ quantity }) => quantity > 0).map(({ productId, quantity }) => ({ productId, quantity }))

export function DraftLines({ lines, problems, marksNew = false, onChange }: DraftLinesProps) {
  const set = (changed: DraftLine, quantity: number) =>
    onChange(
      lines.flatMap((line) => {
        if (line !== changed) return line
        return quantity === 0 && line.isNew ? [] : { ...line, quantity }
      }),
    )
  return (
    <ul className="divide-y divide-hairline/70 border-y border-hairline">
      {lines.map((line) => (
        <Line
          key={line.productId}
          line={line}
          isMarked={marksNew && line.isNew}
          problem={problems.find(({ productId }) => productId === line.productId)}
          onQuantity={(quantity) => set(line, quantity)}
        />
      ))}
    </ul>
  )
}

interface LineProps {
  line: DraftLine
  isMarked: boolean
  problem: TakenOrderResult['problems'][number] | undefined
  onQuantity: (quantity: number) => void
}

function Line({ line, isMarked, problem, onQuantity }: LineProps) {
  const { orderEdit: words } = useAdminWords()
  const { language } = useSite()
  const problemId = useId()
  const name = localized(line, 'name', language)
  const isGone = line.quantity === 0
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 text-small">
      <div className="min-w-40 grow basis-1/2">
        <p className={isGone ? 'text-ink-soft line-through' : ''}>{name}</p>
        <p className="figures text-label text-ink-soft">
          {line.sku} · {fill(words.each, { price: inEuro(line.price) })}
          {isMarked && <span className="block">{words.added}</span>}
        </p>
      </div>
      {isGone ? (
        <Button
          look="bare"
          className="min-h-11"
          aria-label={fill(words.restore, { name })}
          onClick={() => onQuantity(1)}
        >
          {words.restoreShort}
        </Button>
      ) : (
        <>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={MAX_LINE_QUANTITY}
            aria-label={fill(words.quantityOf, { name })}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? problemId : undefined}
            value={line.quantity}
            onChange={(event) => {
              const quantity = Math.trunc(event.target.valueAsNumber)
              if (quantity >= 1 && quantity <= MAX_LINE_QUANTITY) onQuantity(quantity)
            }}
            onFocus={(event) => event.target.select()}
            className={`${BOX} figures max-w-20 text-right`}
          />
          <Button
            look="bare"
            className="min-h-11"
            aria-label={fill(words.remove, { name })}
            onClick={() => onQuantity(0)}
          >
            {words.removeShort}
          </Button>
        </>
      )}
      {problem && (
        <p id={problemId} role="alert" className="basis-full text-terracotta">
          {fill(words.short, { name, wanted: problem.wanted, available: problem.available })}
        </p>
      )}
    </li>
  )
}
