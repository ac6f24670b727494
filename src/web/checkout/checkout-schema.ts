import { checkoutForm } from '../../contract/checkout-form.ts'

/** Fields of the form whose name in the contract has two parts. */
const BILLING = 'billing.'

/** The checkout form as the contract takes it, made of the fields of the page. */
function toForm(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { hasBilling, saveAddress, ...fields } = values
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

/** Checks the fields of the page; its problems are named as they are. */
export const checkoutSchema = {
  safeParse: (values: unknown) => {
    const result = checkoutForm.safeParse(toForm(values as Record<string, unknown>))
    if (result.success) return { success: true as const, data: result.data }
    const issues = result.error.issues.map(({ path, message }) => ({ path: [path.join('.')], message }))
    return { success: false as const, error: { issues } }
  },
}
