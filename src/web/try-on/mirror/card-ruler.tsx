import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../../client/site-context.tsx'
import { scaleFromCard } from '../../../domain/fitting/face-width.ts'
import { SCALE_LIMITS } from '../../../domain/fitting/true-scale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Subject } from './painter.ts'

interface CardRulerProps {
  subject: Subject
  /** `scale` in millimetres of the canonical face to one true millimetre. */
  onMeasured: (scale: number) => void
}

export function CardRuler({ subject, onMeasured }: CardRulerProps) {
  const { tryOn } = useWords()
  const { width, height, picture, pose } = subject
  const [middle] = pose.project([0, 60, 52])
  const half = (85.6 / 2) * pose.pxPerMm
  const [edges, setEdges] = useState({ left: middle - half, right: middle + half })
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => canvas.current?.getContext('2d')?.drawImage(picture, 0, 0, width, height), [picture, width, height])
  const scale = scaleFromCard(pose, edges.right - edges.left)
  const isPlausible = scale >= SCALE_LIMITS.min && scale <= SCALE_LIMITS.max
  return (
    <div className="mx-auto mt-3 max-w-xl text-small">
      <p>{tryOn.cardText}</p>
      <div className="relative mt-3">
        <canvas ref={canvas} width={width} height={height} className="block w-full" />
        {(['left', 'right'] as const).map((side) => (
          <span
            key={side}
            style={{ left: `${(edges[side] / width) * 100}%` }}
            className="absolute inset-y-0 w-0.5 -translate-x-1/2 bg-terracotta outline outline-paper"
          />
        ))}
      </div>
      {(['left', 'right'] as const).map((side) => (
        <label key={side} className="mt-3 block">
          {side === 'left' ? tryOn.cardLeft : tryOn.cardRight}
          <input
            type="range"
            min={0}
            max={width}
            step={1}
            value={edges[side]}
            onChange={(event) => setEdges({ ...edges, [side]: Number(event.target.value) })}
            className="block h-11 w-full accent-brass"
          />
        </label>
      ))}
      {!isPlausible && <p role="alert">{tryOn.cardImplausible}</p>}
      <Button look="bare" className="min-h-11" disabled={!isPlausible} onClick={() => onMeasured(scale)}>
        {tryOn.cardUse}
      </Button>
    </div>
  )
}
