import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { isRefusal } from '../site/is-refusal.ts'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { PageTitle } from '../site/page-title.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { CodeBox } from '../stock/code-box.tsx'
import { CountLines, Uncounted } from '../stock/count-lines.tsx'
import type { StockCount } from '../stock/stock.ts'
import { useScans } from '../stock/use-scans.ts'
import { useStockRefresh } from '../stock/use-stock-change.ts'
import { useStores } from '../stock/use-stores.ts'

const countQuery = (id: number) => adminQuery('GET /api/admin/counts/{id}', { params: { id } })

export function Page() {
  const { countId = '' } = useParams()
  const { counts: words } = useAdminWords()
  const count = useQuery(countQuery(Number(countId)))
  if (count.data) return <CountPage count={count.data} />
  if (isRefusal(count.error)) {
    return (
      <>
        <PageTitle>{words.unknown}</PageTitle>
        <EmptyState title={words.unknown} text={words.noneText} />
      </>
    )
  }
  return <Loading query={count} className="mt-8 h-96" />
}

function CountPage({ count }: { count: StockCount }) {
  const { counts: words } = useAdminWords()
  const { nameOf } = useStores()
  const failure = useFailure()
  const show = useShow(count.id)
  const isOpen = count.status === 'open'
  return (
    <>
      <PageHeading
        title={fill(words.pageTitle, { id: count.id, store: nameOf(count.store) })}
        back={
          <Link to={adminHref('counts')} className="plain-link inline-block min-h-6 text-ink-soft">
            {words.back}
          </Link>
        }
      >
        {isOpen ? <Closing count={count} onFailure={failure.set} onStart={failure.clear} /> : <State count={count} />}
      </PageHeading>
      <ErrorBox text={failure.text} />
      <div className="grid gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)]">
        <div className="min-w-0 space-y-6">
          {isOpen && <Scanning count={count} onCount={show} onError={failure.set} />}
          <CountLines count={count} onCount={show} onError={failure.set} />
        </div>
        {isOpen && <Uncounted count={count} onCount={show} onError={failure.set} />}
      </div>
    </>
  )
}

function useShow(id: number) {
  const queries = useQueryClient()
  return (count: StockCount) => queries.setQueryData(countQuery(id).queryKey, count)
}

function State({ count }: { count: StockCount }) {
  const { counts: words } = useAdminWords()
  return <p className="text-small text-ink-soft">{words.states[count.status]}</p>
}

interface ScanningProps {
  count: StockCount
  onCount: (count: StockCount) => void
  onError: (error: unknown) => void
}

function Scanning({ count, onCount, onError }: ScanningProps) {
  const { counts: words, pieces } = useAdminWords()
  const { language } = useSite()
  const [unknown, setUnknown] = useState<readonly string[]>([])
  const { waiting, scan } = useScans(count.id, {
    onCount: (next) => {
      setUnknown(next.unknownCodes)
      onCount(next)
    },
    onError,
  })
  return (
    <div>
      <CodeBox onProduct={({ sku }) => scan(sku)} onCode={scan} />
      {unknown.map((code) => (
        <p key={code} role="alert" className="mt-2 text-small text-terracotta">
          {fill(pieces.unknown, { code })}
        </p>
      ))}
      <p role="status" className="mt-2 min-h-6 text-label text-ink-soft">
        {waiting > 0 && plural(words.waiting, waiting, language)}
      </p>
    </div>
  )
}

interface ClosingProps {
  count: StockCount
  onStart: () => void
  onFailure: (error: unknown) => void
}

function Closing({ count, onStart, onFailure }: ClosingProps) {
  const { counts: words } = useAdminWords()
  const api = useApi()
  const show = useShow(count.id)
  const refresh = useStockRefresh()
  const toast = useToast()
  const close = async (act: () => Promise<StockCount>, done: string) => {
    onStart()
    show(await act())
    toast.show({ title: done })
    void refresh()
  }
  const failed = (error: unknown) => {
    onFailure(error)
    void refresh()
  }
  const cancelling = useAsyncAction(() => close(() => api.counts.cancel(count.id), words.cancelled), failed)
  const posting = useAsyncAction(() => close(() => api.counts.post(count.id), words.posted), failed)
  return (
    <>
      <Button look="bare" className="min-h-11 text-ink-soft" isBusy={cancelling.isBusy} onClick={cancelling.run}>
        {words.cancel}
      </Button>
      <Button disabled={count.lines.length === 0} isBusy={posting.isBusy} onClick={posting.run}>
        {words.post}
      </Button>
    </>
  )
}
