import { Button } from '../../ui/button.tsx'
import { useAdminWords } from '../site/admin-words.tsx'

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0']
const KEY =
  'figures grid min-h-14 place-items-center rounded-edge border border-hairline bg-white text-title transition-colors hover:border-sea'

export function PinPad({ onDigit, onErase }: { onDigit: (digit: string) => void; onErase: () => void }) {
  const { pin: words } = useAdminWords()
  return (
    <fieldset className="grid grid-cols-3 gap-2">
      <legend className="sr-only">{words.digits}</legend>
      {DIGITS.map((digit) => (
        <Button
          key={digit}
          look="plain"
          onClick={() => onDigit(digit)}
          className={`${KEY} ${digit === '0' ? 'col-start-2' : ''}`}
        >
          {digit}
        </Button>
      ))}
      <Button look="plain" aria-label={words.erase} onClick={onErase} className={KEY}>
        <svg viewBox="0 0 24 16" className="h-4" fill="none" stroke="currentColor" strokeWidth="1.3" aria-hidden="true">
          <path d="M7 1h15v14H7L1 8zM11 5l6 6M17 5l-6 6" />
        </svg>
      </Button>
    </fieldset>
  )
}
