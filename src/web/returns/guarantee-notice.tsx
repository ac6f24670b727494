import { useSite } from '../../client/site-context.tsx'
import { GUARANTEE_NOTICE } from '../../domain/guarantee-notice.ts'

/** The official notice, unchanged and scaled only; until its file is in hand, a link to the EU's own page. */
export function GuaranteeNotice({ className = '' }: { className?: string }) {
  const { words, language } = useSite()
  const { guarantee } = words
  const { file, page } = GUARANTEE_NOTICE[language]
  return (
    <p className={className || 'text-small'}>
      <a href={page} target="_blank" rel="noopener noreferrer" className="plain-link inline-block min-h-6">
        {file ? (
          <img
            src={`/${file.path}`}
            alt={guarantee.noticeAlt}
            width={file.width}
            height={file.height}
            loading="lazy"
            className="h-auto w-full max-w-md bg-white"
          />
        ) : (
          guarantee.notice
        )}
      </a>
    </p>
  )
}
