/** What an account may be; only `customer` is given by the shop itself. */
export const ROLES = ['customer', 'assistant', 'optician', 'admin'] as const
export type Role = (typeof ROLES)[number]
