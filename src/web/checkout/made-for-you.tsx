import { useWords } from '../../client/site-context.tsx'
import type { FormField } from './delivery-choice.tsx'

/** The buyer says to know that glasses with lenses can't be withdrawn from. */
export function MadeForYou({ field: { id, name, error } }: { field: FormField }) {
  const { madeForYou: words } = useWords().lensOrders
  return (
    <div className="mt-6 border-t border-hairline pt-5">
      <input type="hidden" name="hasLenses" value="on" />
      <label className="flex cursor-pointer items-start gap-3 text-small">
        <input
          id={id}
          type="checkbox"
          name={name}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error ${id}-note` : `${id}-note`}
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-sea"
        />
        {words.agree}
      </label>
      {error && (
        <p id={`${id}-error`} className="mt-1.5 ml-9 text-small text-terracotta">
          {error}
        </p>
      )}
      <p id={`${id}-note`} className="mt-1.5 ml-9 text-label text-ink-soft">
        {words.note}
      </p>
    </div>
  )
}
