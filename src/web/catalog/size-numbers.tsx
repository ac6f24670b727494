import { useWords } from '../../client/site-context.tsx'
import type { Measurements } from '../../domain/eyewear.ts'
import { fill } from '../../i18n/translate.ts'

/** As engraved in a temple: width of a lens, bridge and length of a temple, in mm. */
export function SizeNumbers({ measurements, sign = 'text-brass' }: { measurements: Measurements; sign?: string }) {
  const { size } = useWords()
  const { lensWidthMm: lens, bridgeMm: bridge, templeMm: temple } = measurements
  return (
    <>
      <span aria-hidden="true">
        {lens} <span className={sign}>□</span> {bridge} <span className={sign}>–</span> {temple}
      </span>
      <span className="sr-only">{fill(size.spoken, { lens, bridge, temple })}</span>
    </>
  )
}
