import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import { useWords } from '../../client/site-context.tsx'
import type { Look } from '../../contract/pictures.ts'
import { fill } from '../../i18n/translate.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { FIRST_SIGHT, sideOf, turned, zoomed } from '../model/sight.ts'
import { useStage } from './use-stage.ts'
import { keyed, useTurning, ZOOM_STEP } from './use-turning.ts'

interface TurningViewProps {
  look: Look
  name: string
  onClose: () => void
}

const QUARTER_DEGREES = 45

/** A product's model, turned by hand, keys or buttons. Whatever stands beneath it is its poster until it is there. */
export function TurningView({ look, name, onClose }: TurningViewProps) {
  const { look: words, site } = useWords()
  const { canvas, status, sight, setSight } = useStage(look)
  const turning = useTurning(setSight)
  const stage = useRef<HTMLDivElement>(null)
  const hintId = useId()
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])

  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onClose()
    const next = keyed(event.key)
    if (next === undefined) return
    event.preventDefault()
    setSight(next)
  }
  const hasFailed = status === 'failed' || status === 'unsupported'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the application within
    <div className="absolute inset-0 flex flex-col" onKeyDown={press}>
      <div
        ref={stage}
        role="application"
        aria-label={fill(words.view3dOf, { product: name })}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: an application is interactive
        tabIndex={0}
        {...turning}
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
            <IconButton label={words.turnLeft} onClick={() => setSight((one) => turned(one, -QUARTER_DEGREES))}>
              <path d="M5 8a5 5 0 1 1 1.500 4M5 4v4h4" />
            </IconButton>
            <IconButton label={words.turnRight} onClick={() => setSight((one) => turned(one, QUARTER_DEGREES))}>
              <path d="M13 8a5 5 0 1 0-1.500 4M13 4v4H9" />
            </IconButton>
            <IconButton label={words.nearer} onClick={() => setSight((one) => zoomed(one, ZOOM_STEP))}>
              <path d="M3 9h12M9 3v12" />
            </IconButton>
            <IconButton label={words.farther} onClick={() => setSight((one) => zoomed(one, 1 / ZOOM_STEP))}>
              <path d="M3 9h12" />
            </IconButton>
            <IconButton label={words.reset} onClick={() => setSight(FIRST_SIGHT)}>
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
        {status === 'ready' && `${words.ready3d} ${words.sides[sideOf(sight)]}`}
      </p>
      {status === 'loading' && (
        <p aria-hidden="true" className="absolute bottom-4 left-4 bg-paper px-3 py-1.5 text-label text-ink-soft">
          {site.loading}
        </p>
      )}
    </div>
  )
}
