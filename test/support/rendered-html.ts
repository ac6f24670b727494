import type { TestShop } from './test-shop.ts'

const ENTITIES: Record<string, string> = { '&amp;': '&', '&#x27;': "'", '&quot;': '"', '&lt;': '<', '&gt;': '>' }

/** What a new visitor gets at a path before any script runs. */
export async function readPage(shop: TestShop, path: string): Promise<{ status: number; html: string }> {
  const response = await shop.visitor().send(path)
  // React separates adjacent texts by comments.
  return { status: response.status, html: (await response.text()).replaceAll('<!-- -->', '') }
}

export const decode = (text: string) => text.replace(/&(?:amp|#x27|quot|lt|gt);/g, (entity) => ENTITIES[entity] ?? '')

/** The text of HTML without its tags, scripts and styles. */
export const textOf = (html: string): string =>
  decode(html.replace(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ').replace(/<[^>]*>/g, ' '))
    .replace(/\s+/g, ' ')
    .trim()

/** The HTML of each element with this tag and, in its start tag, this text. None may contain another of its tag. */
export const elementsOf = (html: string, tag: string, attribute = ''): string[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b[^>]*>[\\s\\S]*?</${tag}>`, 'g'))]
    .map(([element]) => element)
    .filter((element) => element.slice(0, element.indexOf('>')).includes(attribute))

/** The first such element; an empty text if there is none. */
export const elementOf = (html: string, tag: string, attribute = ''): string =>
  elementsOf(html, tag, attribute)[0] ?? ''

export const attributeOf = (element: string, name: string): string =>
  decode(new RegExp(`^<[^>]*\\b${name}="([^"]*)"`).exec(element)?.[1] ?? '')

export const linksOf = (html: string): [string, string][] =>
  elementsOf(html, 'a').map((link) => [textOf(link), attributeOf(link, 'href')])
