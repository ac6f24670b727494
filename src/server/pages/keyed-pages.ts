/** Pages whose address is a key, or leads to one person's alone: kept nowhere, and told to no other site. */
const KEYED =
  /^\/(?:(?:appointments|orders|newsletter|verify-email|undo-email-change|reset-password)\/|account(?:\/|$))/

export const isKeyed = (path: string) => KEYED.test(path)

export const KEYED_HEADERS = { 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' } as const
