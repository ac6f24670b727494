import { keysOf } from './order-search.ts'

/** What a customer is found by in the back office: everything they have called themselves. */
export interface SearchedCustomer {
  names: readonly string[]
  emails: readonly string[]
  phones: readonly string[]
}

/** The keys that a customer is stored under, each once, none empty. `readOrderQuery` reads what is searched for. */
export const customerSearchKeys = ({ names, emails, phones }: SearchedCustomer): string[] =>
  keysOf({ texts: [...names, ...emails], emails, phones })
