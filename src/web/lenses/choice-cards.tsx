import type { ReactNode } from 'react'

export interface Choice<Value extends string> {
  value: Value
  name: string
  hint?: ReactNode
  aside?: string
  isDisabled?: boolean
}

interface ChoiceCardsProps<Value extends string> {
  legend: string
  /** Where the legend says the same as the heading above. */
  isLegendHidden?: boolean
  name: string
  value: Value | null
  choices: readonly Choice<Value>[]
  onChoose: (value: Value) => void
}

/** One of several, each with a line that says what it is for. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { legend, isLegendHidden = false, name, value: chosen, choices, onChoose } = props
  return (
    <fieldset>
      <legend className={isLegendHidden ? 'sr-only' : 'mb-4 font-display text-title'}>{legend}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {choices.map(({ value, name: shown, hint, aside, isDisabled = false }) => (
          <label
            key={value}
            className="flex min-h-20 cursor-pointer items-start gap-4 rounded-edge border border-ink-soft/40 bg-white p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-disabled:cursor-default has-disabled:bg-transparent has-disabled:text-ink-soft"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={chosen === value}
              disabled={isDisabled}
              onChange={() => onChoose(value)}
              className="mt-0.5 size-5 shrink-0 cursor-pointer accent-sea outline-none"
            />
            <span className="grow">
              <span className="block text-lead">{shown}</span>
              {hint && <span className="mt-1 block text-small text-ink-soft">{hint}</span>}
            </span>
            {aside && <span className="figures shrink-0 text-small">{aside}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
