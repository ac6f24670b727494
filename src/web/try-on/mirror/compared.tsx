import { useEffect, useRef } from 'react'
import { useSite, useWords } from '../../../client/site-context.tsx'
import type { Product } from '../../../contract/catalog.ts'
import { UNADJUSTED } from '../../../domain/fitting/hand-adjustment.ts'
import { localized } from '../../../i18n/languages.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { altOf } from '../../catalog/product-words.ts'
import type { Fitting } from '../use-fitting.ts'
import type { Painter, Sitter } from './painter.ts'

interface ComparedProps {
  sitter: Sitter
  compared: readonly Product[]
  fitting: Fitting
  onRemove: (product: Product) => void
  onChoose?: (product: Product) => void
}

/** Up to four frames beside each other on the same face. */
export function Compared({ compared, ...others }: ComparedProps) {
  const { tryOn } = useWords()
  return (
    <section aria-labelledby="compared-frames" className="mt-4">
      <h3 id="compared-frames" className="text-title">
        {tryOn.compared}
      </h3>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {compared.map((product) => (
          <li key={product.id} className="min-w-0">
            <OnFace product={product} {...others} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const [WIDTH, HEIGHT] = [480, 400]
/** How much of the face is shown, from its middle, in mm. */
const REACH_MM = 108

function OnFace({
  product,
  sitter,
  fitting,
  onRemove,
  onChoose,
}: Omit<ComparedProps, 'compared'> & { product: Product }) {
  const { words, language } = useSite()
  const { tryOn } = words
  const canvas = useRef<HTMLCanvasElement>(null)
  const { wardrobe } = fitting
  useEffect(() => {
    let isLeft = false
    const dress = async () => {
      const flat = await wardrobe.flat(product).catch(() => null)
      if (!isLeft && flat) paintFace(canvas.current, flat, sitter, product)
      const model = await wardrobe.model(product)
      if (!isLeft && typeof model !== 'string') paintFace(canvas.current, model, sitter, product)
    }
    void dress()
    return () => {
      isLeft = true
    }
  }, [wardrobe, sitter, product])
  const name = localized(product, 'name', language)
  return (
    <>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={altOf(product, words, language)}
        className="block w-full bg-chalk"
      />
      <p className="mt-1 text-label">
        {onChoose ? (
          <Button look="bare" className="min-h-11 text-left" onClick={() => onChoose(product)}>
            {name}
          </Button>
        ) : (
          name
        )}
      </p>
      <Button
        look="bare"
        className="min-h-11"
        aria-label={fill(tryOn.leaveOut, { product: name })}
        onClick={() => onRemove(product)}
      >
        {words.cart.remove}
      </Button>
    </>
  )
}

function paintFace(canvas: HTMLCanvasElement | null, painter: Painter, sitter: Sitter, product: Product): void {
  const whole = document.createElement('canvas')
  Object.assign(whole, { width: sitter.width, height: sitter.height })
  const [context, shown] = [whole.getContext('2d'), canvas?.getContext('2d')]
  if (!context || !shown) return
  painter.paint(context, sitter, product, UNADJUSTED)
  const [x, y] = sitter.pose.project([0, 15, 50])
  const right = REACH_MM * sitter.pose.pxPerMm
  const down = (right * HEIGHT) / WIDTH
  shown.drawImage(whole, x - right, y - down, 2 * right, 2 * down, 0, 0, WIDTH, HEIGHT)
}
