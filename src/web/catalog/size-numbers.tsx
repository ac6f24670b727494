import { useWords } from '../../client/site-context.tsx'
import type { Measurements } from '../../domain/eyewear.ts'
import { fill } from '../../i18n/translate.ts'

interface SizeProps {
  measurements: Measurements
  /** The look of what stands between the numbers. */
  sign?: string
}

/** As engraved in a temple: width of a lens, bridge and length of a temple, in mm. */
export const SizeSigns = ({ measurements, sign = 'text-brass' }: SizeProps) => (
  <>
    {measurements.lensWidthMm} <span className={sign}>□</span> {measurements.bridgeMm} <span className={sign}>–</span>{' '}
    {measurements.templeMm}
  </>
)

/** The same, and spoken in words. */
export function SizeNumbers(props: SizeProps) {
  const { size } = useWords()
  const { lensWidthMm: lens, bridgeMm: bridge, templeMm: temple } = props.measurements
  return (
    <>
      <span aria-hidden="true">
        <SizeSigns {...props} />
      </span>
      <span className="sr-only">{fill(size.spoken, { lens, bridge, temple })}</span>
    </>
  )
}
