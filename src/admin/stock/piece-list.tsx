import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { localized } from '../../i18n/languages.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { CodeBox } from './code-box.tsx'
import { ProductName } from './product-name.tsx'
import type { StockProduct } from './stock.ts'

const MOST_PIECES = 10_000

export interface ListedPieces {
  product: StockProduct
  quantity: number
}

/** Pieces that are scanned or typed one after the other; the same product again is one more. */
export function usePieces() {
  const [lines, setLines] = useState<readonly ListedPieces[]>([])
  const set = (productId: number, quantity: number) =>
    setLines((known) => known.map((line) => (line.product.productId === productId ? { ...line, quantity } : line)))
  const add = (product: StockProduct) =>
    setLines((known) => {
      const line = known.find((one) => one.product.productId === product.productId)
      const others = known.filter((one) => one !== line)
      return [{ product, quantity: (line?.quantity ?? 0) + 1 }, ...others]
    })
  const remove = (productId: number) =>
    setLines((known) => known.filter((line) => line.product.productId !== productId))
  return {
    lines,
    add,
    set,
    remove,
    body: lines.map(({ product, quantity }) => ({ productId: product.productId, quantity })),
    isSound: lines.length > 0 && lines.every(({ quantity }) => quantity >= 1 && quantity <= MOST_PIECES),
  }
}

export function PieceList({ pieces }: { pieces: ReturnType<typeof usePieces> }) {
  const { pieces: words } = useAdminWords()
  const { language } = useSite()
  const { lines } = pieces
  const [last] = lines
  const total = lines.reduce((sum, { quantity }) => sum + (quantity || 0), 0)
  return (
    <>
      <CodeBox onProduct={pieces.add} />
      <p role="status" className="sr-only">
        {last && fill(words.added, { name: localized(last.product, 'name', language), count: last.quantity })}
      </p>
      {lines.length === 0 ? (
        <p className="border-y border-hairline py-10 text-center text-ink-soft">{words.none}</p>
      ) : (
        <>
          <ul aria-label={words.lines} className="divide-y divide-hairline border-y border-hairline bg-white">
            {lines.map((line) => (
              <PieceLine key={line.product.sku} line={line} pieces={pieces} />
            ))}
          </ul>
          <p className="figures text-small font-medium">{plural(words.total, total, language)}</p>
        </>
      )}
    </>
  )
}

function PieceLine({ line, pieces }: { line: ListedPieces; pieces: ReturnType<typeof usePieces> }) {
  const { pieces: words } = useAdminWords()
  const { language } = useSite()
  const { product, quantity } = line
  const name = localized(product, 'name', language)
  return (
    <li className="flex flex-wrap items-center gap-x-5 gap-y-2 px-3 py-2 sm:px-4">
      <span className="min-w-0 grow basis-52 text-small">
        <ProductName product={product} />
      </span>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_PIECES}
        aria-label={fill(words.quantityOf, { name })}
        aria-invalid={quantity >= 1 && quantity <= MOST_PIECES ? undefined : true}
        value={Number.isNaN(quantity) ? '' : quantity}
        onChange={(event) => pieces.set(product.productId, event.target.valueAsNumber)}
        className={`${BOX} figures max-w-24 text-right`}
      />
      <Button
        look="bare"
        aria-label={fill(words.remove, { name })}
        className="min-h-11 text-ink-soft"
        onClick={() => pieces.remove(product.productId)}
      >
        {words.removeShort}
      </Button>
    </li>
  )
}
