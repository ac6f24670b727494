/** HTML with places for texts, which are escaped as React escapes them, and for a list. */
export interface HtmlTemplate {
  /** One more than there are places. */
  pieces: readonly string[]
  /** Which value stands behind each piece but the last, or `LIST_PLACE`. */
  places: readonly number[]
}

/** Neither an address nor a text of the catalogue has it: PostgreSQL keeps none that does. */
const SIGN = '\0'
const LIST_PLACE = -1

/** The text that stands for the items of a list. */
export const LIST_MARK = SIGN + LIST_PLACE + SIGN

/** @param render gives the HTML with these marks as the values, and `LIST_MARK` as the items of its list */
export function templateOf(values: number, render: (marks: readonly string[]) => string): HtmlTemplate {
  const marks = Array.from({ length: values }, (_, index) => SIGN + index + SIGN)
  const parts = render(marks).split(SIGN)
  return {
    pieces: parts.filter((_, index) => index % 2 === 0),
    places: parts.filter((_, index) => index % 2 === 1).map(Number),
  }
}

/** @param list the HTML of the list's items */
export function fillTemplate({ pieces, places }: HtmlTemplate, values: readonly string[], list = ''): string {
  let html = pieces[0] as string
  for (let at = 0; at < places.length; at++) {
    const place = places[at] as number
    html += (place === LIST_PLACE ? list : escapeHtml(values[place] as string)) + (pieces[at + 1] as string)
  }
  return html
}

const ESCAPES: Record<string, string> = { '"': '&quot;', '&': '&amp;', "'": '&#x27;', '<': '&lt;', '>': '&gt;' }
const ESCAPED = /["&'<>]/g

const escapeHtml = (text: string) => text.replace(ESCAPED, (sign) => ESCAPES[sign] as string)
