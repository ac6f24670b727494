import { useState } from 'react'
import type { Product } from '../../contract/catalog.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'
import { useSite } from '../site/site-context.tsx'
import { altOf, nameOf } from './product-words.ts'

/** A product's pictures: one large on pure white, and thumbnails where there is more than one. */
export function Gallery({ product }: { product: Product }) {
  const { words, language } = useSite()
  const [chosen, setChosen] = useState(0)
  const { images } = product
  const shown = images[chosen] ?? images[0]
  return (
    <section aria-label={fill(words.product.gallery, { product: nameOf(product, language) })}>
      <div className="relative aspect-[4/3] overflow-hidden bg-white">
        {shown && (
          <Picture
            key={shown}
            src={shown}
            alt={altOf(product, words, language)}
            width={1200}
            height={900}
            isEager
            className="multiplied absolute inset-0 size-full object-contain p-[4%]"
          />
        )}
      </div>
      {images.length > 1 && (
        <ul className="mt-3 grid grid-cols-4 gap-3 sm:grid-cols-5">
          {images.map((image, index) => (
            <li key={image}>
              <Button
                look="plain"
                aria-current={index === chosen || undefined}
                aria-label={fill(words.product.picture, { number: index + 1, total: images.length })}
                onClick={() => setChosen(index)}
                className="relative block aspect-square w-full border border-transparent bg-white transition-colors hover:border-hairline aria-[current]:border-ink"
              >
                <Picture
                  src={image}
                  alt=""
                  width={300}
                  height={225}
                  className="multiplied absolute inset-0 size-full object-contain p-1.5"
                />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
