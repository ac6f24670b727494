import { inEuro } from '../../client/money-in-euro.ts'
import { toWire } from '../../contract/money.ts'
import { priceText, readPriceInput } from '../../domain/price-input.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

interface PriceFieldProps {
  id: string
  label: string
  hint?: string
  value: string
  error?: string | undefined
  isReadOnly?: boolean
  onChange: (text: string) => void
}

/** Takes `149,90` and `149.90`; of `1.234` it asks what was meant. */
export function PriceField({ id, label, hint, value, error, isReadOnly = false, onChange }: PriceFieldProps) {
  const { product: words } = useAdminWords()
  const typed = readPriceInput(value)
  const unclear = typed.is === 'unclear' ? typed.cents.map((cents) => ({ cents, shown: inEuro(toWire(cents)) })) : []
  const [larger, smaller] = unclear
  const question = larger && smaller && fill(words.priceUnclear, { larger: larger.shown, smaller: smaller.shown })
  return (
    <div>
      <InputField
        id={id}
        name={id}
        label={label}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={value}
        error={question || error}
        disabled={isReadOnly}
        onChange={({ target }) => onChange(target.value)}
      />
      {unclear.length > 0 && (
        <div className="mt-2 flex flex-wrap gap-2">
          {unclear.map(({ cents, shown }) => (
            <Button key={cents} look="outline" className="min-h-11" onClick={() => onChange(priceText(cents))}>
              {shown}
            </Button>
          ))}
        </div>
      )}
    </div>
  )
}
