import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'
import { useWords } from '../../client/site-context.tsx'
import { href } from '../../contract/href.ts'
import type { Measurements } from '../../domain/eyewear.ts'
import { frameClass } from '../../domain/fit.ts'
import { fill } from '../../i18n/translate.ts'
import { SizeNumbers } from './size-numbers.tsx'

export function SizeLine({ measurements, children }: { measurements: Measurements; children: ReactNode }) {
  const { size } = useWords()
  const { lensWidthMm: lens, bridgeMm: bridge, templeMm: temple, frameWidthMm: width } = measurements
  return (
    <section
      aria-label={size.title}
      className="mb-7 flex flex-wrap items-baseline gap-x-5 gap-y-1 border-t border-hairline pt-4"
    >
      <p className="figures font-display text-title">
        <SizeNumbers measurements={measurements} />
      </p>
      <p className="text-small">
        {size.classes[frameClass(width)]}
        <span className="text-ink-soft"> · {fill(size.front, { width })}</span>
      </p>
      <Link
        to={href('sizeGuide', {}, { lens, bridge, temple })}
        className="plain-link inline-flex min-h-6 items-center text-small"
      >
        {size.guide}
      </Link>
      {children}
    </section>
  )
}
