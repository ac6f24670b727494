import { inEuro } from '../../client/money-in-euro.ts'
import { imageVariantOf } from '../../domain/image-variants.ts'
import { localized } from '../../i18n/languages.ts'
import { LensTextsOfLine } from './lens-texts-of-line.tsx'
import type { SlipPart } from './use-slip-words.ts'

const HEAD = 'border-b border-hairline py-1.5 text-left text-label font-medium text-ink-soft'
const CELL = 'border-b border-hairline/70 py-2 align-middle'

export function SlipLines({ slip, hasPrices, words, terms, language }: SlipPart) {
  return (
    <table className="w-full border-separate border-spacing-0">
      <thead>
        <tr>
          <th scope="col" className={HEAD}>
            {words.packed}
          </th>
          <th scope="col" className={HEAD}>
            {words.item}
          </th>
          <th scope="col" className={`${HEAD} text-right`}>
            {words.pieces}
          </th>
          {hasPrices && (
            <th scope="col" className={`${HEAD} text-right`}>
              {words.sum}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {slip.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a product has several lines with different lenses
          <tr key={index} className="break-inside-avoid">
            <td className={`${CELL} w-16`}>
              <span aria-hidden="true" className="block size-5 border border-ink" />
            </td>
            <th scope="row" className={`${CELL} text-left font-normal`}>
              <span className="flex items-center gap-4">
                <Picture image={item.image} />
                <span className="min-w-0">
                  {localized(item, 'name', language)}
                  <span className="figures block text-label">{item.sku}</span>
                  <LensTextsOfLine lenses={item.lenses} terms={terms} />
                </span>
              </span>
            </th>
            <td className={`${CELL} figures text-right text-lead`}>{item.quantity}</td>
            {hasPrices && <td className={`${CELL} figures text-right`}>{inEuro(item.total)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Picture({ image }: { image: string | null }) {
  const src = image === null ? null : (imageVariantOf(image)?.at(320) ?? image)
  return (
    <span className="grid h-12 w-16 shrink-0 place-items-center border border-hairline max-sm:hidden print:grid">
      {src && <img src={src} alt="" width={64} height={48} className="size-full object-contain p-1" />}
    </span>
  )
}
