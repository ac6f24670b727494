import { useEffect, useRef } from 'react'
import { Link } from '../../../client/link.tsx'
import { useSite, useWords } from '../../../client/site-context.tsx'
import type { ProductCard } from '../../../contract/catalog.ts'
import { href } from '../../../contract/href.ts'
import { frameClass } from '../../../domain/fit.ts'
import { UNADJUSTED } from '../../../domain/fitting/manual-adjustment.ts'
import { localized } from '../../../i18n/languages.ts'
import { fill } from '../../../i18n/translate.ts'
import { Button } from '../../../ui/button.tsx'
import { ProductPrice } from '../../catalog/product-price.tsx'
import { altOf } from '../../catalog/product-words.ts'
import { SizeNumbers } from '../../catalog/size-numbers.tsx'
import { SaveHeart } from '../../saved/save-heart.tsx'
import type { Painter, Subject } from './painter.ts'
import type { TryOnSession } from './use-try-on-session.ts'

interface FrameComparisonProps {
  subject: Subject
  compared: readonly ProductCard[]
  session: TryOnSession
  onRemove: (product: ProductCard) => void
  onChoose?: (product: ProductCard) => void
}

export function FrameComparison({ compared, ...others }: FrameComparisonProps) {
  const { tryOn } = useWords()
  return (
    <section aria-labelledby="compared-frames" className="mt-4">
      <h3 id="compared-frames" className="text-title">
        {tryOn.compared}
      </h3>
      <ul className="mt-3 grid grid-cols-2 gap-3 lg:grid-cols-4">
        {compared.map((product) => (
          <li key={product.id} className="min-w-0">
            <ComparedFrame product={product} {...others} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const [WIDTH, HEIGHT] = [480, 400]
const HALF_WIDTH_MM = 108

function ComparedFrame({
  product,
  subject,
  session,
  onRemove,
  onChoose,
}: Omit<FrameComparisonProps, 'compared'> & { product: ProductCard }) {
  const { words, language } = useSite()
  const { tryOn } = words
  const canvas = useRef<HTMLCanvasElement>(null)
  const { frameCache } = session
  useEffect(() => {
    let isCancelled = false
    const paint = async () => {
      const flatPainter = await frameCache.painter2d(product).catch(() => null)
      if (!isCancelled && flatPainter) paintFace(canvas.current, flatPainter, subject, product)
      const modelPainter = await frameCache.painter3d(product)
      if (!isCancelled && typeof modelPainter !== 'string') paintFace(canvas.current, modelPainter, subject, product)
    }
    void paint()
    return () => {
      isCancelled = true
    }
  }, [frameCache, subject, product])
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
      <div className="mt-1 flex items-start justify-between gap-2 text-label">
        {onChoose ? (
          <Button look="bare" className="min-h-11 text-left" onClick={() => onChoose(product)}>
            {name}
          </Button>
        ) : (
          <Link to={href('product', { slug: product.slug })} className="plain-link inline-flex min-h-11 items-center">
            {name}
          </Link>
        )}
        <SaveHeart productId={product.id} name={name} className="shrink-0" />
      </div>
      {product.measurements && (
        <p className="text-label">
          <SizeNumbers measurements={product.measurements} sign="opacity-80" />
          {` · ${words.size.classes[frameClass(product.measurements.frameWidthMm)]}`}
        </p>
      )}
      <ProductPrice product={product} />
      <Button
        look="bare"
        className="min-h-11"
        aria-label={fill(tryOn.removeCompared, { product: name })}
        onClick={() => onRemove(product)}
      >
        {words.cart.remove}
      </Button>
    </>
  )
}

function paintFace(canvas: HTMLCanvasElement | null, painter: Painter, subject: Subject, product: ProductCard): void {
  const whole = document.createElement('canvas')
  Object.assign(whole, { width: subject.width, height: subject.height })
  const [context, shown] = [whole.getContext('2d'), canvas?.getContext('2d')]
  if (!context || !shown) return
  painter.paint(context, { ...subject, detail: 1 }, product, UNADJUSTED)
  const [x, y] = subject.pose.project([0, 15, 50])
  const right = HALF_WIDTH_MM * subject.pose.pxPerMm
  const down = (right * HEIGHT) / WIDTH
  shown.drawImage(whole, x - right, y - down, 2 * right, 2 * down, 0, 0, WIDTH, HEIGHT)
}
