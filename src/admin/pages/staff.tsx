import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useMay } from '../site/admin-context.tsx'
import { adminQuery } from '../site/admin-query.ts'
import { useAdminWords } from '../site/admin-words.tsx'
import { Loading } from '../site/loading.tsx'
import { PageHeading } from '../site/page-heading.tsx'
import { StaffDialog, type StaffTask } from '../staff/staff-dialog.tsx'
import { StaffTable } from '../staff/staff-table.tsx'
import { Tills } from '../tills/tills.tsx'

export function Page() {
  const { staff: words } = useAdminWords()
  const may = useMay()
  const staff = useQuery(adminQuery('GET /api/admin/staff', {}))
  const [task, setTask] = useState<StaffTask | null>(null)
  return (
    <>
      <PageHeading title={words.title}>
        {may('staff.edit') && <Button onClick={() => setTask({ is: 'add' })}>{words.add}</Button>}
      </PageHeading>
      {staff.data && <StaffTable staff={staff.data} onEdit={(member) => setTask({ is: 'edit', member })} />}
      <Loading query={staff} className="h-80" />
      <Tills />
      <StaffDialog task={task} onTask={setTask} />
    </>
  )
}
