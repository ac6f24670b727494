import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { EditForm } from './edit-form.tsx'
import type { AdminOrder } from './order.ts'

export function EditOrder({ order }: { order: AdminOrder }) {
  const { orderEdit: words, frame } = useAdminWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="bare" className="min-h-8 self-start" onClick={() => setOpen(true)}>
        {words.open}
      </Button>
      <Dialog isOpen={isOpen} title={words.title} closeLabel={frame.close} onClose={close}>
        <EditForm order={order} onDone={close} />
      </Dialog>
    </>
  )
}
