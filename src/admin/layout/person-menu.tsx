import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '../../client/link.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useClosing } from '../../ui/use-closing.ts'
import { useApi, useMe } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { Initials } from '../site/initials.tsx'
import { adminHref } from '../site/screens.ts'
import { forgetPerson } from '../tills/till.ts'

const ITEM = 'flex min-h-11 w-full items-center px-4 text-left text-small -outline-offset-2 hover:bg-chalk'

export function PersonMenu() {
  const { frame, roles, screens, pin } = useAdminWords()
  const me = useMe()
  const menu = useRef<HTMLDetailsElement>(null)
  useClosing(menu)
  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-11 items-center gap-2.5 px-2 hover:text-brass-light">
        <Initials name={me.name} className="size-8 border-brass-light/70 text-label text-brass-light" />
        <span aria-hidden="true" className="max-w-40 truncate text-small max-md:hidden">
          {me.name}
        </span>
        <span className="sr-only">{fill(frame.signedInAs, { name: me.name, role: roles[me.role] })}</span>
      </summary>
      <div className="absolute right-0 z-40 w-64 border border-hairline bg-paper py-1.5 text-ink [&_:focus-visible]:outline-sea">
        <p className="border-b border-hairline px-4 pt-1.5 pb-3 text-small">
          <span className="block font-medium">{me.name}</span>
          <span className="block text-label text-ink-soft">{roles[me.role]}</span>
          <span className="block text-label break-all text-ink-soft">{me.email}</span>
          {me.till && <span className="mt-1 block text-label text-sea">{me.till.name}</span>}
        </p>
        <Link
          to={adminHref('account')}
          className={`${ITEM} mt-1.5`}
          onClick={() => menu.current?.removeAttribute('open')}
        >
          {screens.account}
        </Link>
        <a href="/" className={ITEM}>
          {frame.shop}
        </a>
        <SignOut label={me.till ? pin.switchPerson : frame.signOut} />
      </div>
    </details>
  )
}

function SignOut({ label }: { label: string }) {
  const { frame } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const showError = useErrorToast()
  const leaving = useAsyncAction(
    async () => {
      await api.signIn.signOut()
      await navigate(adminHref('signIn'))
      forgetPerson(queries)
    },
    (error) => showError(error, frame.notDone),
  )
  return (
    <Button look="plain" className={ITEM} isBusy={leaving.isBusy} onClick={leaving.run}>
      {label}
    </Button>
  )
}
