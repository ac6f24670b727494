import { lazy, Suspense, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { Button } from '../../ui/button.tsx'

const TryOnDialog = lazy(() => import('./try-on-dialog.tsx').then((module) => ({ default: module.TryOnDialog })))

export function TryVirtually({ product }: { product: ProductCard }) {
  const words = useWords()
  const [isTrying, setTrying] = useState(false)
  const [wasTried, setTried] = useState(false)
  return (
    <>
      <Button
        look="outline"
        className="mt-3 w-full noscript:hidden"
        aria-haspopup="dialog"
        onClick={() => {
          setTried(true)
          setTrying(true)
        }}
      >
        {words.product.tryVirtually}
      </Button>
      {wasTried && (
        <Suspense>
          <TryOnDialog product={product} isOpen={isTrying} onClose={() => setTrying(false)} />
        </Suspense>
      )}
    </>
  )
}
