import { useRef } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { Session } from '../../contract/security.ts'
import { formatDate } from '../../i18n/formats.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useSecurityReload, useSessions } from './use-security.ts'

export function SessionList({ onLeave }: { onLeave: () => Promise<void> }) {
  const { security: words } = useSite().words
  const { data, isError } = useSessions()
  const list = useRef<HTMLUListElement>(null)
  if (isError) return <p className="text-terracotta">{words.unreachable}</p>
  if (!data) return <Skeleton className="h-40" />
  return (
    <>
      <ul ref={list} tabIndex={-1} aria-label={words.sessions} className="space-y-6 outline-none">
        {data.map((session) => (
          <li key={session.id}>
            <Place session={session} onEnded={() => list.current?.focus()} />
          </li>
        ))}
      </ul>
      <Everywhere onLeave={onLeave} />
    </>
  )
}

function Place({ session, onEnded }: { session: Session; onEnded: () => void }) {
  const { api, words, language } = useSite()
  const { security } = words
  const toast = useToast()
  const reload = useSecurityReload()
  const device = fill(security.device, {
    browser: session.browser ?? security.unknownBrowser,
    system: session.system ?? security.unknownSystem,
  })
  const since = formatDate(session.createdAt, 'moment', language)
  const showError = useErrorToast()
  const { isBusy, run } = useAsyncAction(
    async () => {
      await api.call('DELETE /api/account/sessions/{sessionId}', { params: { sessionId: session.id } })
      toast.show({ title: security.ended, description: fill(security.endedText, { device }) })
      onEnded()
      await reload()
    },
    (error) => showError(error, security.endFailed),
  )
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <div>
        <p>
          {device}
          {session.isCurrent && <span className="ml-3 text-small font-medium text-sea">{security.thisDevice}</span>}
        </p>
        <p className="text-small text-ink-soft">
          {fill(security.since, { moment: since })}
          {' · '}
          {fill(security.lastSeen, { moment: formatDate(session.seenAt, 'moment', language) })}
        </p>
      </div>
      {!session.isCurrent && (
        <Button
          look="bare"
          isBusy={isBusy}
          onClick={() => run()}
          aria-label={fill(security.endOf, { device, moment: since })}
        >
          {security.end}
        </Button>
      )}
    </div>
  )
}

function Everywhere({ onLeave }: { onLeave: () => Promise<void> }) {
  const { api, words } = useSite()
  const { security } = words
  const toast = useToast()
  const showError = useErrorToast()
  const { isBusy, run } = useAsyncAction(
    async () => {
      await api.call('DELETE /api/account/sessions', {})
      await onLeave()
      toast.show({ title: security.endedAll, description: security.endedAllText })
    },
    (error) => showError(error, security.endFailed),
  )
  return (
    <div className="mt-8">
      <Button look="outline" isBusy={isBusy} onClick={() => run()} aria-describedby="everywhere">
        {isBusy ? security.endingAll : security.everywhere}
      </Button>
      <p id="everywhere" className="mt-3 text-small text-ink-soft">
        {security.everywhereText}
      </p>
    </div>
  )
}
