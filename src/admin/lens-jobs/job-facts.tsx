import type { ReactNode } from 'react'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { formatDate, withDecimalMark } from '../../i18n/formats.ts'
import { lensTexts } from '../../i18n/lens-texts.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { FactsPanel } from '../site/facts-panel.tsx'
import { adminHref } from '../site/screens.ts'
import { useStoreName } from '../site/use-stores.ts'
import type { LensJob } from './lens-jobs.ts'

/** What was ordered: the frame, the lenses, and where they are handed over. */
export function JobFacts({ job }: { job: LensJob }) {
  const { lensDesk: words } = useAdminWords()
  const { language, words: site } = useSite()
  const storeName = useStoreName()
  const { orderId, store, visitAt, lenses } = job
  const facts: [name: string, value: ReactNode][] = [
    [words.lenses, lensTexts(site.lensTerms, lenses).join('\n')],
    [words.source, site.lensTerms.sources[lenses.prescription]],
    [words.sku, job.sku],
    [words.size, withDecimalMark(frameSize(words.sizeText, job), language)],
    [words.rim, words.rims[job.rim as keyof typeof words.rims] ?? job.rim],
    [
      words.order,
      <Link
        key="order"
        to={adminHref('order', { params: { orderId } })}
        className="plain-link figures inline-block min-h-6"
      >
        {orderId}
      </Link>,
    ],
    [
      words.visit,
      [store && storeName(store), visitAt && formatDate(visitAt, 'moment', language)].filter(Boolean).join(', '),
    ],
  ]
  return <FactsPanel title={words.facts} facts={facts} />
}

export function frameSize(text: string, { frame }: LensJob): string {
  const shown = (mm: number | null) => (mm === null ? '–' : String(mm))
  const { lensWidthMm, bridgeMm, templeMm, lensHeightMm } = frame
  return fill(text as '{lens} {bridge} {temple} {height}', {
    lens: shown(lensWidthMm),
    bridge: shown(bridgeMm),
    temple: shown(templeMm),
    height: shown(lensHeightMm),
  })
}
