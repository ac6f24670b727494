import { inEuro } from '../../client/money-in-euro.ts'
import { useSite } from '../../client/site-context.tsx'
import { imageVariantOf, srcSetOf } from '../../domain/image-variants.ts'
import { localized } from '../../i18n/languages.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { LensTextsOfLine } from './lens-texts-of-line.tsx'
import type { AdminOrder } from './order.ts'

type Line = AdminOrder['items'][number]

const HEAD = 'border-b border-hairline py-2 text-left text-label font-medium text-ink-soft'
const CELL = 'border-b border-hairline/70 py-3 align-middle'

export function OrderLines({ items }: { items: readonly Line[] }) {
  const { order: words } = useAdminWords()
  return (
    <table className="h-fit w-full border-separate border-spacing-0 text-small">
      <caption className="sr-only">{words.lines}</caption>
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {words.item}
          </th>
          <th scope="col" className={`${HEAD} max-sm:hidden md:max-lg:hidden`}>
            {words.price}
          </th>
          <th scope="col" className={`${HEAD} px-3`}>
            {words.quantity}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {words.sum}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product has several lines with different lenses
          <tr key={index}>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              <LineName line={line} />
            </th>
            <td className={`${CELL} figures max-sm:hidden md:max-lg:hidden`}>{inEuro(line.price)}</td>
            <td className={`${CELL} figures px-3 ${line.quantity > 1 ? 'font-medium' : ''}`}>{line.quantity}</td>
            <td className={`${CELL} figures text-right`}>{inEuro(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LineName({ line }: { line: Line }) {
  const { language, words } = useSite()
  const variants = line.image === null ? null : imageVariantOf(line.image)
  return (
    <span className="flex items-center gap-4">
      <span className="grid h-14 w-18 shrink-0 place-items-center bg-white">
        {line.image && (
          <img
            src={variants?.at(320) ?? line.image}
            srcSet={variants ? srcSetOf(variants, 'webp', 320) : undefined}
            sizes="4.5rem"
            alt=""
            width={variants?.width ?? 1200}
            height={variants?.height ?? 900}
            className="multiplied size-full object-contain p-1"
          />
        )}
      </span>
      <span className="min-w-0">
        {localized(line, 'name', language)}
        <span className="figures block text-label text-ink-soft">{line.sku}</span>
        <LensTextsOfLine lenses={line.lenses} terms={words.lensTerms} hasSource />
      </span>
    </span>
  )
}
