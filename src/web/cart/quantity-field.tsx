import { type FocusEvent, type FormEvent, useEffect, useRef, useState } from 'react'
import { errorMessage } from '../../client/error-message.ts'
import { useWords } from '../../client/site-context.tsx'
import { useAsyncAction } from '../../client/use-async-action.ts'
import { MAX_LINE_QUANTITY } from '../../domain/shop-facts.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useCart } from './cart-context.tsx'

interface QuantityFieldProps {
  itemId: number
  stored: number
  /** The product's name, for the accessible labels. */
  product: string
}

/** The quantity of a cart line, saved on blur or by its button if it differs. */
export function QuantityField({ itemId, stored, product }: QuantityFieldProps) {
  const { cart } = useWords()
  const { input, text, isSaving, setText, save } = useQuantity(itemId, stored)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    save({ keepsFocus: true })
  }
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) save({ keepsFocus: false })
  }
  const differs = text !== String(stored)
  return (
    <form noValidate onSubmit={submit} onBlur={leave} className="flex items-center gap-3">
      <input
        ref={input}
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_LINE_QUANTITY}
        step={1}
        aria-label={fill(cart.quantityOf, { product })}
        value={text}
        disabled={isSaving}
        onChange={(event) => setText(event.target.value)}
        className="figures min-h-11 w-18 rounded-edge border border-ink-soft/60 bg-white px-2 text-center hover:border-ink disabled:opacity-60"
      />
      <Button
        look="bare"
        type="submit"
        aria-label={fill(cart.updateOf, { product })}
        className={`min-h-11 ${differs && !isSaving ? '' : 'invisible'}`}
      >
        {cart.update}
      </Button>
    </form>
  )
}

function useQuantity(itemId: number, stored: number) {
  const words = useWords()
  const toast = useToast()
  const { changeQuantity } = useCart()
  const input = useRef<HTMLInputElement>(null)
  const returnsFocus = useRef(false)
  const [text, setText] = useState(String(stored))
  const reject = (reason: string) => {
    setText(String(stored))
    toast.show({ title: words.toast.error, description: reason, tone: 'destructive' })
  }
  const { isBusy: isSaving, run: change } = useAsyncAction(
    (quantity: number, keepsFocus: boolean) => {
      returnsFocus.current = keepsFocus
      return changeQuantity(itemId, quantity)
    },
    (error) => reject(errorMessage(words, error, words.errors.unavailable)),
  )

  useEffect(() => setText(String(stored)), [stored])
  useEffect(() => {
    if (isSaving || !returnsFocus.current) return
    returnsFocus.current = false
    input.current?.focus()
  }, [isSaving])

  const save = ({ keepsFocus }: { keepsFocus: boolean }) => {
    const quantity = Number(text)
    if (isSaving) return
    if (!Number.isInteger(quantity) || quantity <= 0 || quantity === stored) return setText(String(stored))
    if (quantity > MAX_LINE_QUANTITY) return reject(words.errors.line_too_large)
    change(quantity, keepsFocus)
  }
  return { input, text, isSaving, setText, save }
}
