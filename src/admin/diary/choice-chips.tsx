import type { ReactNode } from 'react'

interface ChoiceChipsProps {
  legend: string
  field: { id: string; name: string; error?: string | undefined }
  options: readonly { value: string; shown: ReactNode }[]
  defaultValue: string
}

export function ChoiceChips({ legend, field: { id, name, error }, options, defaultValue }: ChoiceChipsProps) {
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-small font-medium">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map(({ value, shown }, index) => (
          <label
            key={value}
            className="relative inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-edge border border-ink-soft/60 bg-white px-3 text-small transition-colors hover:border-ink has-checked:border-sea has-checked:bg-sea has-checked:text-paper has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-sea forced-colors:has-checked:outline-4"
          >
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            {shown}
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
