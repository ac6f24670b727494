import { useId } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { BOX } from '../../ui/field.tsx'
import { BackLink } from '../catalogue/back-link.tsx'
import { BankLines } from '../payments/bank-lines.tsx'
import { type BankReport, paymentsHref } from '../payments/payments-address.ts'
import { useBankFile } from '../payments/use-bank-file.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { PageHeading } from '../site/page-heading.tsx'

const BOOKABLE = ['matched', 'short', 'over', 'late']

export function Page() {
  const { bankFile: words, payments } = useAdminWords()
  const { report, isBusy, failure, choose, book, forget } = useBankFile()
  return (
    <>
      <PageHeading title={words.title} back={<BackLink to={paymentsHref({})}>{payments.title}</BackLink>} />
      <ErrorBox text={failure} />
      {report === null ? (
        <FileChoice isBusy={isBusy} onFile={choose} />
      ) : (
        <Report report={report} isBusy={isBusy} onBook={book} onForget={forget} />
      )}
    </>
  )
}

function FileChoice({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const { bankFile: words } = useAdminWords()
  const id = useId()
  return (
    <div className="max-w-xl border-t border-hairline pt-5">
      <p className="mb-5 text-small text-ink-soft">{words.intro}</p>
      <label htmlFor={id} className="mb-1.5 block text-small font-medium">
        {words.choose}
      </label>
      <input
        id={id}
        type="file"
        accept=".csv,text/csv,text/plain"
        disabled={isBusy}
        className={`${BOX} text-small`}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          currentTarget.value = ''
        }}
      />
      <p role="status" className="mt-3 text-small">
        {isBusy && words.reading}
      </p>
    </div>
  )
}

interface ReportProps {
  report: BankReport
  isBusy: boolean
  onBook: () => void
  onForget: () => void
}

function Report({ report: { lines, problem }, isBusy, onBook, onForget }: ReportProps) {
  const { bankFile: words } = useAdminWords()
  const { language } = useSite()
  const count = lines.filter(({ result }) => BOOKABLE.includes(result)).length
  return (
    <div className="grid gap-5">
      <p role="status">{problem === null ? plural(words.count, count, language) : words.problems[problem]}</p>
      <div className="flex flex-wrap gap-3">
        {count > 0 && (
          <Button isBusy={isBusy} onClick={onBook}>
            {fill(words.book, { count })}
          </Button>
        )}
        <Button look="outline" onClick={onForget}>
          {words.again}
        </Button>
      </div>
      {lines.length > 0 && <BankLines lines={lines} />}
    </div>
  )
}
