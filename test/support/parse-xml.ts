export interface Element {
  name: string
  children: Element[]
  /** What stands in it outside of further elements. */
  text: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Reads an XML document without attributes' values, comments or CDATA: what the shop writes.
 *
 * @throws Error where a tag is not closed in turn, or a sign stands for itself that must not
 */
export function parseXml(text: string): Element {
  const root: Element = { name: '', children: [], text: '' }
  const open = [root]
  for (const [, tag, between] of text.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<([^<>]+)>|([^<>]+)/g)) {
    const inside = open.at(-1) ?? root
    if (between !== undefined) inside.text += readText(between)
    else if (tag?.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1)) throw new Error(`</${tag}> closes something else`)
    } else {
      const element: Element = { name: /^[^\s/]+/.exec(tag ?? '')?.[0] ?? '', children: [], text: '' }
      inside.children.push(element)
      if (!tag?.endsWith('/')) open.push(element)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('the document is not closed')
  return root.children[0] as Element
}

function readText(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`a bare & in ${text}`)
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
}
