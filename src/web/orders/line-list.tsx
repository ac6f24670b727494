import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import type { LensLine } from '../../contract/cart.ts'
import { href } from '../../contract/href.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { ProductPicture } from '../catalog/product-picture.tsx'
import { LensFacts } from './lens-facts.tsx'

export interface ShownLine {
  /** Of the line: a product has several with different lenses. */
  id: number
  name: string
  nameEl: string
  slug: string
  image: string | null | undefined
  quantity: number
  total: string
  /** With their price as it is shown; null for the frame alone. */
  lenses: { line: LensLine; price: string } | null
  problem?: string | undefined
}

export function LineList({ lines, children }: { lines: readonly ShownLine[]; children?: ReactNode }) {
  const { words, language } = useSite()
  return (
    <ul className="divide-y divide-hairline border-y border-hairline">
      {lines.map((line) => (
        <li key={line.id} className="flex items-center gap-4 py-3.5">
          <span className="grid size-16 shrink-0 place-items-center bg-white">
            {line.image && (
              <ProductPicture
                src={line.image}
                alt=""
                sizes="4rem"
                suffices={320}
                className="multiplied size-full object-contain p-1.5"
              />
            )}
          </span>
          <div className="min-w-0 grow text-small">
            <Link to={href('product', { slug: line.slug })} className="inline-block min-h-6 hover:text-sea">
              {localized(line, 'name', language)}
            </Link>
            <p className="text-label text-ink-soft">
              {fill(words.checkout.quantityShort, { quantity: line.quantity })}
            </p>
            {line.lenses && <LensFacts lenses={line.lenses.line} price={line.lenses.price} />}
            {line.problem && <p className="text-label text-terracotta">{line.problem}</p>}
          </div>
          <p className="figures shrink-0 text-small">{line.total}</p>
        </li>
      ))}
      {children}
    </ul>
  )
}
