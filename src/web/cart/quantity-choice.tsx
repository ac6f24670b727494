import { useWords } from '../../client/site-context.tsx'
import { Button } from '../../ui/button.tsx'

interface QuantityChoiceProps {
  quantity: number
  most: number
  onChange: (quantity: number) => void
}

const STEP =
  'grid h-12 w-10 place-items-center sm:w-12 transition-colors not-data-off:hover:bg-chalk data-off:opacity-35'

export function QuantityChoice({ quantity, most, onChange }: QuantityChoiceProps) {
  const { product } = useWords()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame
    <div role="group" aria-label={product.quantity} className="flex rounded-edge border border-ink/35">
      <Button
        look="plain"
        aria-label={product.fewer}
        disabled={quantity <= 1}
        onClick={() => onChange(Math.max(1, quantity - 1))}
        className={STEP}
      >
        <svg viewBox="0 0 12 12" className="size-3" stroke="currentColor" aria-hidden="true">
          <path d="M0 6h12" />
        </svg>
      </Button>
      <output aria-live="polite" className="figures grid min-w-8 place-items-center sm:min-w-10">
        {quantity}
      </output>
      <Button
        look="plain"
        aria-label={product.more}
        disabled={quantity >= most}
        onClick={() => onChange(Math.min(most, quantity + 1))}
        className={STEP}
      >
        <svg viewBox="0 0 12 12" className="size-3" stroke="currentColor" aria-hidden="true">
          <path d="M0 6h12M6 0v12" />
        </svg>
      </Button>
    </div>
  )
}
