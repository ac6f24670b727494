import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useToast } from '../ui/toast.tsx'
import { useWords } from './gallery-words.ts'
import { Section, StateRow } from './section.tsx'

export function OverlaySection() {
  const words = useWords()
  const toast = useToast()
  const [look, setLook] = useState<'box' | 'sheet'>('box')
  const [isOpen, setOpen] = useState(false)
  const open = (chosen: typeof look) => {
    setLook(chosen)
    setOpen(true)
  }
  return (
    <Section name={words.sections.overlays}>
      <StateRow name={words.dialogTitle}>
        <Button look="outline" onClick={() => open('box')}>
          {words.openBox}
        </Button>
        <Button look="outline" onClick={() => open('sheet')}>
          {words.openSheet}
        </Button>
        <Dialog
          key={look}
          isOpen={isOpen}
          look={look}
          title={words.dialogTitle}
          closeLabel={words.close}
          onClose={() => setOpen(false)}
        >
          <p>{words.dialogText}</p>
        </Dialog>
      </StateRow>
      <StateRow name={words.toast.announced}>
        <Button look="outline" onClick={() => toast.show({ title: words.added, description: words.addedText })}>
          {words.showToast}
        </Button>
        <Button
          look="outline"
          onClick={() => toast.show({ title: words.problem, description: words.problemText, tone: 'destructive' })}
        >
          {words.showProblem}
        </Button>
      </StateRow>
    </Section>
  )
}
