import { type CheckoutForm, checkoutForm } from '../../contract/checkout-form.ts'
import { type FieldProblem, fieldMessage } from '../../contract/field-problems.ts'

/** Fields of the form whose name in the contract has two parts. */
const BILLING = 'billing.'

type Values = Readonly<Record<string, unknown>>

/** What is sent with the cart. */
export interface CheckedForm {
  form: CheckoutForm
  isMadeToOrderAgreed: boolean
}

/** The checkout form as the contract takes it, made of the fields of the page. */
function toForm(values: Values): Record<string, unknown> {
  const { hasBilling, saveAddress, hasLenses, needsVisit, isMadeToOrderAgreed, ...fields } = values
  const isBilling = (name: string) => name.startsWith(BILLING)
  const own = Object.entries(fields).filter(([name]) => !isBilling(name))
  const billing = Object.entries(fields)
    .filter(([name]) => isBilling(name))
    .map(([name, value]) => [name.slice(BILLING.length), value])
  return {
    ...Object.fromEntries(own),
    ...(hasBilling === undefined ? {} : { billing: Object.fromEntries(billing) }),
    ...(saveAddress === undefined ? {} : { saveAddress: true }),
  }
}

/** What the page asks for besides, where the cart holds lenses. */
function missingOfLenses(values: Values) {
  const { hasLenses, needsVisit, isMadeToOrderAgreed, collectionStore, fittingDate, fittingTime } = values
  const isVisited = needsVisit !== undefined && Boolean(collectionStore)
  const missing: [boolean, string, FieldProblem][] = [
    [isVisited && !fittingDate, 'fittingDate', 'date_required'],
    [isVisited && !fittingTime, 'fittingTime', 'time_required'],
    [hasLenses !== undefined && isMadeToOrderAgreed === undefined, 'isMadeToOrderAgreed', 'made_to_order_unconfirmed'],
  ]
  return missing
    .filter(([isMissing]) => isMissing)
    .map(([, name, problem]) => ({ path: [name], message: fieldMessage(problem) }))
}

/** Checks the fields of the page; its problems are named as they are. */
export const checkoutSchema = {
  safeParse: (input: unknown) => {
    const values = input as Values
    const result = checkoutForm.safeParse(toForm(values))
    const missing = missingOfLenses(values)
    if (result.success && missing.length === 0) {
      const isMadeToOrderAgreed = values.isMadeToOrderAgreed !== undefined
      return { success: true as const, data: { form: result.data, isMadeToOrderAgreed } satisfies CheckedForm }
    }
    const issues = (result.error?.issues ?? []).map(({ path, message }) => ({ path: [path.join('.')], message }))
    return { success: false as const, error: { issues: [...issues, ...missing] } }
  },
}
