/** What somebody typed about a new person, by the field it belongs to: a phone number, an address, or a name. */
export function personTyped(text: string): Record<string, string> {
  const typed = text.trim()
  if (typed === '') return {}
  if (typed.includes('@')) return { email: typed }
  if (/^[+\d\s()./-]+$/.test(typed)) return { phone: typed }
  const [firstName = '', ...others] = typed.split(/\s+/)
  return others.length > 0 ? { firstName, lastName: others.join(' ') } : { firstName }
}
