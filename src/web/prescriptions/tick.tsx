import { useId } from 'react'

interface TickProps {
  label: string
  isTicked: boolean
  onChange: (isTicked: boolean) => void
}

export function Tick({ label, isTicked, onChange }: TickProps) {
  const id = useId()
  return (
    <div className="mt-4 flex items-start gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isTicked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-6 shrink-0 cursor-pointer accent-sea"
      />
      <label htmlFor={id} className="cursor-pointer text-small">
        {label}
      </label>
    </div>
  )
}
