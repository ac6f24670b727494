import type { Measurements } from '../../domain/eyewear.ts'
import { frontScale } from '../../domain/front-scale.ts'
import { FRONT_FIELD_MM, IMAGE_RATIO } from '../../domain/image-variants.ts'

const HEIGHT_MM = FRONT_FIELD_MM / IMAGE_RATIO
const TICK_MM = 2.4

/** A front's measurements in mm, drawn over its picture; the same numbers are beside it as text. */
export function DimensionLines({ measurements }: { measurements: Measurements }) {
  const { lensWidthMm, lensHeightMm, bridgeMm, frameWidthMm, templeMm } = measurements
  const scale = frontScale(templeMm)
  const [half, lens, front, high] = [bridgeMm / 2, lensWidthMm, frameWidthMm / 2, lensHeightMm / 2].map(
    (mm) => mm * scale,
  ) as [number, number, number, number]
  const below = high + 12
  return (
    <svg
      viewBox={`${-FRONT_FIELD_MM / 2} ${-HEIGHT_MM / 2} ${FRONT_FIELD_MM} ${HEIGHT_MM}`}
      className="absolute inset-0 size-full fill-ink stroke-sea font-text"
      strokeWidth="0.35"
      aria-hidden="true"
    >
      <Across from={half} to={half + lens} y={below} mm={lensWidthMm} />
      <Across from={-half} to={half} y={below} mm={bridgeMm} />
      <Across from={-half - lens} to={-half} y={below} mm={lensWidthMm} />
      <Across from={-front} to={front} y={-high - 12} mm={frameWidthMm} />
      <path d={`M${front + 5} ${-high}v${2 * high}m${-TICK_MM / 2} 0h${TICK_MM}m${-TICK_MM} ${-2 * high}h${TICK_MM}`} />
      <Figure x={front + 11} y={1.6} mm={lensHeightMm} />
    </svg>
  )
}

function Across({ from, to, y, mm }: { from: number; to: number; y: number; mm: number }) {
  return (
    <>
      <path d={`M${from} ${y}H${to}M${from} ${y - TICK_MM / 2}v${TICK_MM}M${to} ${y - TICK_MM / 2}v${TICK_MM}`} />
      <Figure x={(from + to) / 2} y={y < 0 ? y - 2.5 : y + 7} mm={mm} />
    </>
  )
}

function Figure({ x, y, mm }: { x: number; y: number; mm: number }) {
  return (
    <text x={x} y={y} textAnchor="middle" stroke="none" className="figures text-[4.600px] max-sm:text-[7px]">
      {mm}
    </text>
  )
}
