interface SelectBoxProps {
  label: string
  isChecked: boolean
  /** Some, but not all, of what it stands for. */
  isMixed?: boolean
  onToggle: () => void
}

/** A checkbox in a cell: the whole cell is its target. */
export function SelectBox({ label, isChecked, isMixed = false, onToggle }: SelectBoxProps) {
  return (
    <label className="-mx-2 -my-3 grid min-h-11 min-w-11 cursor-pointer place-items-center sm:-mx-4">
      <input
        ref={(box) => {
          if (box) box.indeterminate = isMixed
        }}
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onToggle}
        className="size-5 cursor-pointer accent-sea"
      />
    </label>
  )
}
