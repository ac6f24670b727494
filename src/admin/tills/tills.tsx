import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useApi, useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { ConfirmedStep } from '../site/confirmed-step.tsx'
import { Loading } from '../site/loading.tsx'
import { EnrolTill } from './enrol-till.tsx'
import { presentTillQuery, type Till } from './till.ts'
import { TillTable } from './till-table.tsx'

export function Tills() {
  const { tills: words } = useAdminWords()
  const may = useMay()
  const tills = useQuery(adminQuery('GET /api/admin/tills', {}))
  const [task, setTask] = useState<Till | 'enrol' | null>(null)
  return (
    <section aria-labelledby="tills" className="mt-14">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="max-w-xl">
          <h2 id="tills" className="text-title">
            {words.title}
          </h2>
          <p className="mt-1 text-small text-ink-soft">{words.text}</p>
        </div>
        {may('staff.edit') && (
          <Button look="outline" onClick={() => setTask('enrol')}>
            {words.enrol}
          </Button>
        )}
      </div>
      {tills.data &&
        (tills.data.length > 0 ? (
          <TillTable tills={tills.data} onRevoke={setTask} />
        ) : (
          <p className="border-y border-hairline bg-white px-4 py-6 text-small text-ink-soft sm:border-x">
            {words.none}
          </p>
        ))}
      <Loading query={tills} className="h-40" />
      <TillDialog task={task} onClose={() => setTask(null)} isTill={tills.data?.some((till) => till.isThisDevice)} />
    </section>
  )
}

interface TillDialogProps {
  task: Till | 'enrol' | null
  isTill: boolean | undefined
  onClose: () => void
}

function TillDialog({ task, isTill = false, onClose }: TillDialogProps) {
  const { tills: words, frame } = useAdminWords()
  const api = useApi()
  const queries = useQueryClient()
  const toast = useToast()
  const finish = (title: string) => {
    void queries.invalidateQueries(adminQuery('GET /api/admin/tills', {}))
    void queries.invalidateQueries(presentTillQuery)
    toast.show({ title })
    onClose()
  }
  const title = task === null || task === 'enrol' ? words.enrolTitle : fill(words.revokeTitle, { name: task.name })
  return (
    <Dialog look="narrow" isOpen={task !== null} title={title} closeLabel={frame.close} onClose={onClose}>
      {task === 'enrol' && (
        <EnrolTill isTill={isTill} onDone={({ name }) => finish(fill(words.wasEnrolled, { name }))} />
      )}
      {task !== null && task !== 'enrol' && (
        <ConfirmedStep
          text={words.revokeText}
          submit={words.revoke}
          act={() => api.tills.revoke(task.id)}
          onDone={() => finish(fill(words.wasRevoked, { name: task.name }))}
          onKeep={onClose}
        />
      )}
    </Dialog>
  )
}
