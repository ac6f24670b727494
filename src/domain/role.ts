/** The role of an account in the specification. People who work in the shop have no account but a table of their own. */
export const ROLES = ['customer'] as const
export type Role = (typeof ROLES)[number]
