import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAsyncAction } from '../../client/use-async-action.ts'
import type { StaffSettings } from '../../contract/admin/settings.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { adminHref } from '../site/screens.ts'
import { useFailure } from '../site/use-failure.ts'
import { useSettingsChange } from './use-settings.ts'

interface StoreActsProps {
  settings: StaffSettings['stores']
  storeId: string
  isClosed: boolean
}

type Act = 'close' | 'reopen' | 'delete'

/** Rare acts, each behind a question. */
export function StoreActs({ settings, storeId, isClosed }: StoreActsProps) {
  const { settings: words, frame } = useAdminWords()
  const [act, setAct] = useState<Act | null>(null)
  const failure = useFailure()
  const send = useActing({ settings, storeId }, () => setAct(null))
  const acting = useAsyncAction(async () => {
    failure.clear()
    if (act) await send(act)
  }, failure.set)
  const texts = {
    close: [words.closeStore, words.closeText],
    reopen: [words.reopenStore, words.reopenText],
    delete: [words.deleteStore, words.deleteText],
  } as const
  const ask = (next: Act) => () => {
    failure.clear()
    setAct(next)
  }
  const [title, text] = act ? texts[act] : ['', '']
  return (
    <div className="mt-10 flex max-w-2xl flex-wrap gap-x-8 border-t border-hairline pt-4">
      <Button look="bare" className="min-h-11" onClick={ask(isClosed ? 'reopen' : 'close')}>
        {isClosed ? words.reopenStore : words.closeStore}
      </Button>
      <Button look="bare" className="min-h-11 text-terracotta" onClick={ask('delete')}>
        {words.deleteStore}
      </Button>
      <Dialog
        isOpen={act !== null}
        title={title.replace('…', '')}
        closeLabel={frame.close}
        onClose={() => setAct(null)}
      >
        <ErrorBox text={failure.text} />
        <p className="max-w-md text-ink-soft">{text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Button isBusy={acting.isBusy} onClick={acting.run}>
            {title.replace('…', '')}
          </Button>
          <Button look="outline" onClick={() => setAct(null)}>
            {frame.cancel}
          </Button>
        </div>
      </Dialog>
    </div>
  )
}

function useActing({ settings, storeId }: Omit<StoreActsProps, 'isClosed'>, onDone: () => void) {
  const { settings: words } = useAdminWords()
  const change = useSettingsChange('stores')
  const navigate = useNavigate()
  const toast = useToast()
  return async (act: Act) => {
    const others = settings.value.filter(({ id }) => id !== storeId)
    const changed = settings.value.map((store) =>
      store.id === storeId ? { ...store, isClosed: act === 'close' } : store,
    )
    const answer = await change.send(settings.version, act === 'delete' ? others : changed)
    if (!answer) return
    onDone()
    toast.show({ title: words.saved })
    if (act === 'delete') await navigate(adminHref('settings'))
  }
}
