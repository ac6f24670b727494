import { useSite } from '../../client/site-context.tsx'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { SectionTabs } from '../layout/section-tabs.tsx'
import { BankLines } from '../payments/bank-lines.tsx'
import type { BankReport } from '../payments/payments-address.ts'
import { useBankFile } from '../payments/use-bank-file.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { FileChoice } from '../site/file-choice.tsx'
import { PageHeading } from '../site/page-heading.tsx'

const BOOKABLE = ['matched', 'short', 'over', 'late']

export function Page() {
  const { bankFile: words } = useAdminWords()
  const { report, isBusy, failure, choose, apply, forget } = useBankFile()
  return (
    <>
      <SectionTabs section="payments" />
      <PageHeading title={words.title} />
      <ErrorBox text={failure} />
      {report === null ? (
        <div className="max-w-xl border-t border-hairline pt-5">
          <p className="mb-5 text-small text-ink-soft">{words.intro}</p>
          <FileChoice label={words.choose} reading={words.reading} isBusy={isBusy} onFile={choose} />
        </div>
      ) : (
        <Report report={report} isBusy={isBusy} onBook={apply} onForget={forget} />
      )}
    </>
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
