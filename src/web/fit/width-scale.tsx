import { useWords } from '../../client/site-context.tsx'
import { FRAME_CLASS_LIMITS_MM, FRAME_CLASSES } from '../../domain/fit.ts'

const FROM_MM = 116
const TO_MM = 162
const { narrowBelow, wideAbove } = FRAME_CLASS_LIMITS_MM

export function WidthScale({ widthMm }: { widthMm: number | null }) {
  const { fit } = useWords()
  const at = (mm: number) => ((Math.min(Math.max(mm, FROM_MM), TO_MM) - FROM_MM) / (TO_MM - FROM_MM)) * 600
  const middles = [(FROM_MM + narrowBelow) / 2, (narrowBelow + wideAbove) / 2, (wideAbove + TO_MM) / 2]
  return (
    <svg viewBox="0 0 600 74" className="line-drawing figures mt-4 w-full overflow-visible" aria-hidden="true">
      <path
        d={Array.from({ length: TO_MM - FROM_MM + 1 }, (_, mm) => `M${at(FROM_MM + mm)} 30v-5`).join('')}
        className="stroke-ink/25"
      />
      <path d={`M0 30h600M${at(narrowBelow)} 30V12M${at(wideAbove)} 30V12`} className="stroke-ink/60" />
      {[narrowBelow, wideAbove].map((mm) => (
        <text
          key={mm}
          x={at(mm)}
          y="6"
          textAnchor="middle"
          className="fill-ink-soft text-[0.9375rem] max-sm:text-[1.375rem]"
        >
          {mm}
        </text>
      ))}
      {FRAME_CLASSES.map((name, index) => (
        <text
          key={name}
          x={at(middles[index] ?? 0)}
          y="64"
          textAnchor="middle"
          className="fill-ink-soft text-[1.0625rem] max-sm:text-[1.5rem]"
        >
          {fit.classes[name]}
        </text>
      ))}
      {widthMm !== null && <path d={`M${at(widthMm)} 26l-7-14h14z`} className="fill-brass" />}
    </svg>
  )
}
