import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Look } from '../../contract/pictures.ts'
import { fill } from '../../i18n/translate.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { INITIAL_ORBIT, rotateOrbit, sideOf, zoomOrbit } from '../model/orbit.ts'
import { useModelViewer } from './use-model-viewer.ts'
import { useOrbit, ZOOM_STEP } from './use-orbit.ts'

interface Viewer3dProps {
  look: Look
  name: string
  onClose: () => void
}

const BUTTON_STEP_DEGREES = 45

/** A product's 3D model over its poster picture, which shows until the model is loaded. */
export function Viewer3d({ look, name, onClose }: Viewer3dProps) {
  const { productView: words, site } = useWords()
  const { canvas, status, orbit, setOrbit } = useModelViewer(look)
  const gesture = useOrbit(setOrbit)
  const view = useRef<HTMLDivElement>(null)
  const hintId = useId()
  useEffect(() => view.current?.focus({ preventScroll: true }), [])

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose()
    else gesture.onKeyDown(event)
  }
  const hasFailed = status === 'failed' || status === 'unsupported'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the application inside
    <div className="absolute inset-0 flex flex-col" onKeyDown={onKeyDown}>
      <div
        ref={view}
        role="application"
        aria-label={fill(words.view3dOf, { product: name })}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        {...gesture.handlers}
        className="relative min-h-0 grow cursor-grab touch-pan-y -outline-offset-2 active:cursor-grabbing"
      >
        <canvas
          ref={canvas}
          className={`absolute inset-0 size-full transition-opacity ${status === 'ready' ? '' : 'opacity-0'}`}
        />
      </div>
      <div className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 p-3">
        <p id={hintId} className="max-w-md text-label text-ink-soft max-sm:sr-only">
          {hasFailed ? '' : words.turnHint}
        </p>
        {!hasFailed && (
          <div className="flex">
            <IconButton
              label={words.turnLeft}
              onClick={() => setOrbit((current) => rotateOrbit(current, -BUTTON_STEP_DEGREES))}
            >
              <path d="M5 8a5 5 0 1 1 1.500 4M5 4v4h4" />
            </IconButton>
            <IconButton
              label={words.turnRight}
              onClick={() => setOrbit((current) => rotateOrbit(current, BUTTON_STEP_DEGREES))}
            >
              <path d="M13 8a5 5 0 1 0-1.500 4M13 4v4H9" />
            </IconButton>
            <IconButton label={words.zoomIn} onClick={() => setOrbit((current) => zoomOrbit(current, ZOOM_STEP))}>
              <path d="M3 9h12M9 3v12" />
            </IconButton>
            <IconButton label={words.zoomOut} onClick={() => setOrbit((current) => zoomOrbit(current, 1 / ZOOM_STEP))}>
              <path d="M3 9h12" />
            </IconButton>
            <IconButton label={words.reset} onClick={() => setOrbit(INITIAL_ORBIT)}>
              <path d="M3 6V3h3M12 3h3v3M15 12v3h-3M6 15H3v-3" />
            </IconButton>
          </div>
        )}
      </div>
      <IconButton label={words.close3d} onClick={onClose} className="absolute top-2 right-2">
        <path d="M4 4l10 10M14 4L4 14" />
      </IconButton>
      <p role="status" className={hasFailed ? 'absolute inset-x-4 bottom-4 bg-paper p-4 text-small' : 'sr-only'}>
        {status === 'loading' && words.loading3d}
        {status === 'failed' && words.failed3d}
        {status === 'unsupported' && words.unsupported3d}
        {status === 'ready' && `${words.ready3d} ${words.sides[sideOf(orbit)]}`}
      </p>
      {status === 'loading' && (
        <p aria-hidden="true" className="absolute bottom-4 left-4 bg-paper px-3 py-1.5 text-label text-ink-soft">
          {site.loading}
        </p>
      )}
    </div>
  )
}
