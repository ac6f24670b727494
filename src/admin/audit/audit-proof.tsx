import { useState } from 'react'
import { useSite } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { useErrorToast } from '../../client/use-error-toast.ts'
import type { AdminOutput } from '../../contract/admin/calls.ts'
import { fill, plural } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

export function AuditProof() {
  const { audit: words, frame } = useAdminWords()
  const { language } = useSite()
  const api = useApi()
  const showError = useErrorToast()
  const [proof, setProof] = useState<AdminOutput<'GET /api/admin/audit/proof'> | null>(null)
  const checking = useAsyncAction(
    async () => setProof(await api.audit.check()),
    (error) => showError(error, frame.notDone),
  )
  return (
    <>
      <p
        role="status"
        className={`text-small empty:absolute ${proof && !proof.isIntact ? 'text-terracotta' : 'text-ink-soft'}`}
      >
        {proof?.isIntact && plural(words.intact, proof.entries, language)}
        {proof && !proof.isIntact && fill(words.broken, { id: proof.firstBrokenId ?? 0 })}
      </p>
      <Button look="outline" isBusy={checking.isBusy} onClick={checking.run}>
        {words.check}
      </Button>
    </>
  )
}
