import { createContext, type ReactNode, use } from 'react'

/** Gives the HTML of `content`, which is the same under the same name until the catalogue or the settings change. */
export type Keep = (name: string, content: ReactNode) => string

/** The server's. The browser has none. */
export const KeepContext = createContext<Keep | null>(null)

interface KeptProps {
  as: 'li' | 'footer'
  className?: string
  /** Without a name, nothing is kept. */
  name: string | undefined
  /** It may depend on the language, the currency, the settings and the catalogue, and on nothing else of the page. */
  children: ReactNode
}

/** A part of many pages. The server renders it once for all of them; the browser hydrates it as any other. */
export function Kept({ as: Tag, name, children, ...attributes }: KeptProps) {
  const keep = use(KeepContext)
  if (keep === null || name === undefined) return <Tag {...attributes}>{children}</Tag>
  const html = { __html: keep(name, children) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}
