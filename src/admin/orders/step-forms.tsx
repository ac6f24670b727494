import type { ReactNode } from 'react'
import { useForm } from '../../client/form/use-form.ts'
import { useSite } from '../../client/site-context.tsx'
import { openStores } from '../../domain/stores.ts'
import { localized } from '../../i18n/languages.ts'
import { fill } from '../../i18n/translate.ts'
import { Button } from '../../ui/button.tsx'
import { InputField } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { useApi } from '../site/admin-context.tsx'
import { useAdminWords } from '../site/admin-words.tsx'
import { ErrorBox } from '../site/error-box.tsx'
import { useFailure } from '../site/use-failure.ts'
import { useStores } from '../site/use-stores.ts'
import type { AdminOrder } from './order.ts'
import { useOrderChange } from './use-order-change.ts'

interface StepFormProps {
  order: AdminOrder
  onDone: () => void
}

export function ShipForm({ order, onDone }: StepFormProps) {
  const { order: words } = useAdminWords()
  const form = useStepForm(order, { status: 'shipped', onDone })
  return (
    <StepForm order={order} form={form} text={words.shipText} title={words.shipTitle} submit={words.shipSubmit}>
      <InputField
        {...form.field('trackingNumber')}
        label={words.tracking}
        hint={words.trackingHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </StepForm>
  )
}

export function CollectForm({ order, onDone }: StepFormProps) {
  const { order: words } = useAdminWords()
  const { language } = useSite()
  const form = useStepForm(order, { status: 'ready_for_collection', onDone })
  const stores = openStores(useStores()).map((store) => ({ value: store.id, name: localized(store, 'name', language) }))
  return (
    <StepForm
      order={order}
      form={form}
      text={words.collectText}
      title={words.collectTitle}
      submit={words.collectSubmit}
    >
      <SelectField
        {...form.field('store')}
        label={words.store}
        options={[{ value: '', name: words.chooseStore }, ...stores]}
        required
      />
    </StepForm>
  )
}

const loadForm = () => import('../../contract/admin/orders.ts')

function useStepForm(
  order: AdminOrder,
  { status, onDone }: { status: 'shipped' | 'ready_for_collection'; onDone: () => void },
) {
  const { order: words, orders } = useAdminWords()
  const api = useApi()
  const change = useOrderChange(order.id)
  const failure = useFailure()
  const form = useForm({
    id: 'step',
    names: ['trackingNumber', 'store'],
    loadSchema: async () => {
      const { orderStepForm } = await loadForm()
      const { version } = order
      // An empty choice is no store.
      return {
        safeParse: (typed: unknown) => {
          const { store, trackingNumber } = typed as { store?: string; trackingNumber?: string }
          return orderStepForm.safeParse({ version, status, trackingNumber, store: store || undefined })
        },
      }
    },
    send: async (step) => {
      failure.clear()
      await change(() => api.orders.takeStep(order.id, step), fill(words.stepDone, { status: orders.status[status] }))
      onDone()
    },
    onFailure: failure.set,
  })
  return { ...form, failure: failure.text }
}

interface FrameProps {
  order: AdminOrder
  form: ReturnType<typeof useStepForm>
  title: string
  text: string
  submit: string
  children: ReactNode
}

function StepForm({ order, form, title, text, submit, children }: FrameProps) {
  return (
    <form {...form.props} aria-label={title} className="max-w-md space-y-5">
      {order.shippingAddress.email !== '' && (
        <p className="text-ink-soft">{fill(text as '{email}', { email: order.shippingAddress.email })}</p>
      )}
      <ErrorBox text={form.failure} />
      {children}
      <Button type="submit" isBusy={form.isBusy}>
        {submit}
      </Button>
    </form>
  )
}
