import { useSite } from '../../client/site-context.tsx'
import { useToast } from '../../ui/toast.tsx'
import { PasswordAgain } from './password-again.tsx'

interface CloseAccountProps {
  username: string
  onLeave: () => Promise<void>
}

export function CloseAccount({ username, onLeave }: CloseAccountProps) {
  const { api, words: all } = useSite()
  const { security: words } = all
  const toast = useToast()
  return (
    <PasswordAgain
      id="closing"
      username={username}
      words={{
        ask: words.closeAsk,
        form: words.close,
        submit: words.closeSure,
        busy: words.closing,
        cancel: words.keep,
        failed: words.closeFailed,
      }}
      onPassword={async (password) => {
        await api.call('POST /api/account/close', { body: { password } })
        await onLeave()
        toast.show({ title: words.closed, description: words.closedText })
      }}
    />
  )
}
