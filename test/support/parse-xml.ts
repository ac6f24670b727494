export interface XmlElement {
  name: string
  children: XmlElement[]
  text: string
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/**
 * Parses the subset of XML that the shop writes: no attributes, comments or CDATA.
 *
 * @throws Error on mismatched tags or unescaped characters
 */
export function parseXml(text: string): XmlElement {
  const root: XmlElement = { name: '', children: [], text: '' }
  const open = [root]
  for (const [, tag, between] of text.replace(/^<\?xml[^>]*\?>/, '').matchAll(/<([^<>]+)>|([^<>]+)/g)) {
    const inside = open.at(-1) ?? root
    if (between !== undefined) inside.text += readText(between)
    else if (tag?.startsWith('/')) {
      if (open.pop()?.name !== tag.slice(1)) throw new Error(`</${tag}> closes something else`)
    } else {
      const element: XmlElement = { name: /^[^\s/]+/.exec(tag ?? '')?.[0] ?? '', children: [], text: '' }
      inside.children.push(element)
      if (!tag?.endsWith('/')) open.push(element)
    }
  }
  if (open.length !== 1 || root.children.length !== 1) throw new Error('the document is not closed')
  return root.children[0] as XmlElement
}

function readText(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|apos);)/.test(text)) throw new Error(`a bare & in ${text}`)
  return text.replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '')
}
