import type { Fit, FitReason, FitResult } from '../../domain/fit-score.ts'
import { type Dictionary, fill } from '../../i18n/translate.ts'

type Words = Dictionary['fitFinder']

/** `52 □ 18 – 145`, `a face of 139 mm`, `a medium front`. */
export function fitName(fit: Fit, { names }: Words): string {
  if (fit.kind === 'class') return names[fit.frameClass]
  if (fit.kind === 'width') return fill(names.face, { width: fit.widthMm })
  return fill(names.numbers, { lens: fit.lensWidthMm, bridge: fit.bridgeMm, temple: fit.templeMm })
}

export const verdictWord = ({ kind }: Fit, { verdict }: FitResult, { verdicts }: Words): string =>
  verdicts[kind][verdict]

/** `2 mm wider, bridge the same`; lenses and temples only where they differ. */
export function reasonsText(reasons: readonly FitReason[], { reasons: words }: Words): string {
  return reasons
    .filter(({ part, differenceMm }) => differenceMm !== 0 || part === 'width' || part === 'bridge')
    .map(({ part, differenceMm }) => {
      const word = words[part][differenceMm === 0 ? 'same' : differenceMm > 0 ? 'larger' : 'smaller']
      return fill(word as '{mm}', { mm: Math.abs(differenceMm) })
    })
    .join(', ')
}
