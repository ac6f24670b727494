interface RadioOption {
  value: string
  name: string
  hint?: string | undefined
  aside?: string | undefined
  /** Says why in its hint. */
  isDisabled?: boolean
}

interface RadioListProps {
  legend: string
  name: string
  options: readonly RadioOption[]
  defaultValue: string
  error?: string | undefined
  id?: string
}

export function RadioList({ legend, name, options, defaultValue, error, id }: RadioListProps) {
  return (
    <fieldset aria-describedby={error ? `${name}-problem` : undefined}>
      <legend className="mb-4 font-display text-title">{legend}</legend>
      <div className="divide-y divide-hairline border-y border-hairline">
        {options.map(({ value, name: shown, hint, aside, isDisabled = false }, index) => (
          <label
            key={value}
            className="flex min-h-14 cursor-pointer items-center gap-4 py-3 hover:text-sea has-disabled:cursor-default has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              disabled={isDisabled}
              className="size-5 shrink-0 cursor-pointer accent-sea"
            />
            <span className="grow">
              {shown}
              {hint && <span className="block text-label text-ink-soft">{hint}</span>}
            </span>
            {aside && <span className="figures text-small">{aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={`${name}-problem`} className="mt-1.5 text-small text-terracotta">
          {error}
        </p>
      )}
    </fieldset>
  )
}
