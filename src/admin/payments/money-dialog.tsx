import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

interface MoneyDialogProps {
  label: string
  title: string
  /** The form, which closes the dialog when it is done. */
  children: (close: () => void) => ReactNode
}

/** A button, and the dialog that it opens. */
export function MoneyDialog({ label, title, children }: MoneyDialogProps) {
  const { frame } = useAdminWords()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button look="bare" className="min-h-8 self-start text-sea" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog isOpen={isOpen} title={title} closeLabel={frame.close} onClose={close}>
        {isOpen && children(close)}
      </Dialog>
    </>
  )
}
