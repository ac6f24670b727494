import { useSite } from '../../client/site-context.tsx'
import { adminPathOf } from '../../contract/admin/client.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import type { JobPrescription } from './lens-jobs.ts'

/** The photos that the customer sent. The browser keeps none of them. */
export function Papers({ jobId, papers }: { jobId: number; papers: JobPrescription['papers'] }) {
  const { lensDesk: words } = useAdminWords()
  const { language } = useSite()
  return (
    <div className="space-y-4">
      {papers.map(({ id, at }) => {
        const src = adminPathOf('GET /api/admin/lens-jobs/{jobId}/papers/{paperId}', { params: { jobId, paperId: id } })
        return (
          <a key={id} href={src} target="_blank" rel="noreferrer" className="block border border-hairline bg-white">
            <img
              src={src}
              alt={fill(words.photo, { date: formatDate(at, 'shortMoment', language) })}
              className="max-h-[70vh] w-full object-contain"
            />
            <span className="sr-only">{words.openPhoto}</span>
          </a>
        )
      })}
    </div>
  )
}
