import { lazy, Suspense, useState } from 'react'
import { LinkButton } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import type { ProductCard } from '../../contract/catalog.ts'
import { href } from '../../contract/href.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EditorialPicture } from '../site/editorial-picture.tsx'

const TryOnDemo = lazy(() => import('../try-on/try-on-demo.tsx').then((module) => ({ default: module.TryOnDemo })))

export function TryOnPromo({ product }: { product: ProductCard | undefined }) {
  const { home, site, tryOn } = useWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <section className="on-sea bg-sea-deep text-paper">
      <div className="shell grid items-center gap-x-6 gap-y-10 py-section lg:grid-cols-12">
        <div className="lg:col-span-5">
          <h2 className="text-display">{home.tryOnHeading}</h2>
          <p className="mt-6 max-w-prose text-paper/85">{home.tryOnText}</p>
          <LinkButton to={href('virtualTryOn')} look="light" className="mt-8">
            {home.tryOnAction}
          </LinkButton>
        </div>
        <div className="relative mx-auto w-full max-w-xl lg:col-span-6 lg:col-start-7">
          <div className="relative overflow-hidden border border-sea-line">
            <EditorialPicture
              name="try-on"
              alt={home.tryOnPicture}
              sizes="(min-width: 64rem) 45vw, 100vw"
              className="block aspect-square w-full object-cover"
            >
              <img
                src="/pictures/sample-portrait.webp"
                alt={tryOn.samplePhoto}
                width={800}
                height={800}
                loading="lazy"
                className="block w-full"
              />
              {product?.images[0] && (
                <img
                  src={product.images[0]}
                  alt=""
                  loading="lazy"
                  className="absolute top-[30%] left-[20%] w-[60%] opacity-70 mix-blend-multiply"
                />
              )}
            </EditorialPicture>
          </div>
          <Button
            look="plain"
            aria-label={home.playDemo}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            className="absolute right-5 bottom-5 grid size-16 place-items-center rounded-round border border-paper/60 bg-sea-deep/80 transition-colors hover:bg-sea-deep noscript:hidden"
          >
            <svg viewBox="0 0 20 20" className="size-5 translate-x-0.5" fill="currentColor" aria-hidden="true">
              <path d="M3 1l15 9-15 9z" />
            </svg>
          </Button>
        </div>
      </div>
      <Dialog isOpen={isOpen} title={home.demoTitle} closeLabel={site.closeDialog} onClose={close}>
        <p className="max-w-prose">{home.demoText}</p>
        <Suspense>
          <TryOnDemo product={product} />
        </Suspense>
        <Button className="mt-8" onClick={close}>
          {site.close}
        </Button>
      </Dialog>
    </section>
  )
}
