/**
 * The text of a member of a JSON object, byte for byte as it was sent, for signatures over a part of a body.
 * @returns null where the text is no JSON object, or has no such member, or has it twice
 */
export function rawMember(json: string, name: string): string | null {
  try {
    if (!isObject(JSON.parse(json))) return null
  } catch {
    return null
  }
  let found: string | null = null
  let at = skipSpace(json, json.indexOf('{') + 1)
  while (json[at] === '"') {
    const keyEnd = endOfString(json, at)
    const from = skipSpace(json, skipSpace(json, keyEnd) + 1)
    const end = endOfValue(json, from)
    if (JSON.parse(json.slice(at, keyEnd)) === name) {
      if (found !== null) return null
      found = json.slice(from, end).trimEnd()
    }
    at = skipSpace(json, end + 1)
  }
  return found
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

function skipSpace(text: string, from: number): number {
  let at = from
  while (/\s/.test(text[at] ?? '')) at++
  return at
}

/** The position after the closing quote. */
function endOfString(text: string, from: number): number {
  let at = from + 1
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at + 1
}

/** The position of the comma or brace that ends a value. */
function endOfValue(text: string, from: number): number {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text[at] ?? ''
    if (letter === '"') at = endOfString(text, at) - 1
    else if ('[{'.includes(letter)) depth++
    else if (depth > 0 && ']}'.includes(letter)) depth--
    else if (depth === 0 && ',}'.includes(letter)) return at
  }
  return text.length
}
