import { useState } from 'react'
import { useAdminWords } from '../site/admin-words.tsx'
import { areShortcutsOn, turnShortcuts } from './shortcut.ts'

export function ShortcutSwitch() {
  const { shortcuts: words } = useAdminWords()
  const [isOn, setOn] = useState(areShortcutsOn)
  const turn = (next: boolean) => {
    turnShortcuts(next)
    setOn(next)
  }
  return (
    <label className="mb-4 flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="checkbox"
        checked={isOn}
        onChange={(event) => turn(event.target.checked)}
        className="size-5 shrink-0 cursor-pointer accent-sea"
      />
      {words.use}
    </label>
  )
}
