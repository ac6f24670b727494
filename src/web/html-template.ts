/** HTML with places for values, which are escaped as React escapes them. */
export interface HtmlTemplate {
  /** One more than there are places. */
  pieces: readonly string[]
  /** Which value stands behind each piece but the last. */
  places: readonly number[]
}

/** Neither an address nor a text of the catalogue has it: PostgreSQL keeps none that does. */
const SIGN = '\0'

/** @param render gives the HTML with these marks as the values */
export function templateOf(values: number, render: (marks: readonly string[]) => string): HtmlTemplate {
  const marks = Array.from({ length: values }, (_, index) => SIGN + index + SIGN)
  const parts = render(marks).split(SIGN)
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    places: parts.filter((_, index) => index % 2 === 1).map(Number),
  }
}

export function fillTemplate({ pieces, places }: HtmlTemplate, values: readonly string[]): string {
  let html = pieces[0] as string
  for (let at = 0; at < places.length; at++) {
    html += escapeHtml(values[places[at] as number] as string) + (pieces[at + 1] as string)
  }
  return html
}

const ESCAPES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
const ESCAPED = /["&'<>]/g

const escapeHtml = (text: string) => text.replace(ESCAPED, (sign) => ESCAPES[sign] as string)
