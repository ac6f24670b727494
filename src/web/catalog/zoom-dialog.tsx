import { type KeyboardEvent, useState } from 'react'
import { useWords } from '../../client/site-context.tsx'
import { fill } from '../../i18n/translate.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { ProductPicture } from './product-picture.tsx'
import type { Slide } from './slides.ts'
import { usePictureZoom } from './use-picture-zoom.ts'

interface ZoomDialogProps {
  slides: readonly Slide[]
  first: number
  name: string
  onClose: () => void
}

export function ZoomDialog({ slides, first, name, onClose }: ZoomDialogProps) {
  const { productView, site, product } = useWords()
  const [shown, setShown] = useState(first)
  const zoom = usePictureZoom()
  const slide = slides[shown]

  const go = (by: number) => {
    setShown((shown + by + slides.length) % slides.length)
    zoom.reset()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (zoom.onKeyDown(event)) return
    if (event.key === 'ArrowLeft') go(-1)
    if (event.key === 'ArrowRight') go(1)
  }
  return (
    <Dialog
      isOpen
      look="screen"
      title={fill(productView.enlarged, { product: name })}
      closeLabel={site.closeDialog}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside do the same */}
      <div onKeyDown={onKeyDown} className="flex h-[calc(100dvh-8rem)] flex-col">
        <div
          {...zoom.areaProps}
          className={`relative min-h-0 grow touch-none overflow-hidden bg-white ${zoom.isEnlarged ? 'cursor-grab' : 'cursor-zoom-in'}`}
        >
          {slide && (
            <ProductPicture
              key={slide.src}
              src={slide.src}
              alt={slide.alt}
              isEager
              draggable={false}
              suffices={2000}
              sizes="200vw"
              style={zoom.style}
              className="absolute inset-0 size-full object-contain"
            />
          )}
        </div>
        <div className="flex items-center justify-between gap-4 pt-3">
          <p role="status" className="figures text-label text-ink-soft">
            {fill(product.picture, { number: shown + 1, total: slides.length })}
            {slide?.view && ` · ${slide.view}`}
          </p>
          <p className="text-label text-ink-soft max-md:hidden">{productView.zoomHint}</p>
          <div className="flex">
            <IconButton label={productView.zoomOut} onClick={zoom.shrink}>
              <path d="M3 9h12" />
            </IconButton>
            <IconButton label={productView.zoomIn} onClick={zoom.enlarge}>
              <path d="M3 9h12M9 3v12" />
            </IconButton>
            {slides.length > 1 && (
              <>
                <IconButton label={productView.previous} onClick={() => go(-1)}>
                  <path d="M11 3L5 9l6 6" />
                </IconButton>
                <IconButton label={productView.next} onClick={() => go(1)}>
                  <path d="M7 3l6 6-6 6" />
                </IconButton>
              </>
            )}
          </div>
        </div>
      </div>
    </Dialog>
  )
}
