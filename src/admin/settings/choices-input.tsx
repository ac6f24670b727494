interface ChoicesInputProps {
  id: string
  label: string
  options: readonly { value: string; name: string }[]
  /** The chosen values with commas between them. */
  typed: string
  error: string | undefined
  onChange: (typed: string) => void
}

/** Several of a few values. */
export function ChoicesInput({ id, label, options, typed, error, onChange }: ChoicesInputProps) {
  const chosen = typed.split(',')
  const change = (value: string, isChosen: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((one) => (one === value ? isChosen : chosen.includes(one)))
        .join(','),
    )
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 text-small font-medium">{label}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {options.map(({ value, name }, index) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-3 text-small">
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={(event) => change(value, event.target.checked)}
              className="size-5 accent-sea"
            />
            {name}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 text-small text-terracotta">
          {error}
        </p>
      )}
    </fieldset>
  )
}
