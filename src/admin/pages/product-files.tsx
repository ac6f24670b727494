import { useId } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { adminPathOf } from '../../contract/admin/client.ts'
import { decimalSeparator } from '../../i18n/formats.ts'
import { Button } from '../../ui/button.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { BackLink } from '../catalogue/back-link.tsx'
import { ImportReportView } from '../catalogue/import-report.tsx'
import { productsHref } from '../catalogue/products-query.ts'
import { useImport } from '../catalogue/use-import.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { FileChoice } from '../site/file-choice.tsx'
import { PageHeading } from '../site/page-heading.tsx'

export function Page() {
  const { files: words, catalogue } = useAdminWords()
  const { report, isBusy, failure, choose, apply, forget } = useImport()
  return (
    <>
      <PageHeading title={words.title} back={<BackLink to={productsHref({})}>{catalogue.back}</BackLink>} />
      <ErrorBox text={failure} />
      {report === null ? (
        <div className="grid gap-10 md:grid-cols-2 lg:gap-14">
          <Import isBusy={isBusy} onFile={choose} />
          <Export />
        </div>
      ) : (
        <ImportReportView report={report} isBusy={isBusy} onApply={apply}>
          <Button look="outline" onClick={forget}>
            {words.again}
          </Button>
        </ImportReportView>
      )}
    </>
  )
}

function Import({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { files: words } = useAdminWords()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-hairline pt-5">
      <h2 id={`${id}-title`} className="mb-2 text-title">
        {words.importTitle}
      </h2>
      <p className="mb-5 text-small text-ink-soft">{words.importText}</p>
      <FileChoice label={words.choose} reading={words.reading} isBusy={isBusy} onFile={onFile} />
    </section>
  )
}

function Export() {
  const { files: words } = useAdminWords()
  const { language } = useSite()
  const separator = decimalSeparator(language) === ',' ? 'semicolon' : 'comma'
  const id = useId()
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-5">
      <h2 id={id} className="mb-2 text-title">
        {words.exportTitle}
      </h2>
      <p className="mb-5 text-small text-ink-soft">{words.exportText}</p>
      <a
        href={adminPathOf('GET /api/admin/catalogue/export', { query: { separator } })}
        className={buttonClass('outline')}
      >
        {words.export}
      </a>
    </section>
  )
}
