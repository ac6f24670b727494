import { type ComponentProps, createContext, Fragment, type ReactNode, use } from 'react'

/** Gives the HTML of parts, which is kept until the catalogue or the settings change. */
export type Keep = (parts: readonly KeptPart[]) => string

/** A part of many pages that differs in some texts, addresses and a list alone. */
export interface KeptPart {
  /** Of React, among the parts beside it: the same however the part looks. */
  key: string
  /**
   * Says all that the content depends on, apart from its values, its list, and the language, the currency, the settings
   * and the catalogue.
   */
  name: string
  values?: readonly string[]
  /** The items of a list within it. */
  items?: readonly KeptPart[]
  /** May show its values, or what stands for them, and its list, and look at none. It stands in no context of a page. */
  content: (values: readonly string[], list: ReactNode) => ReactNode
}

/** The server's. The browser has none. */
export const KeepContext = createContext<Keep | null>(null)

interface KeptProps extends ComponentProps<'div'> {
  as: 'aside' | 'div' | 'footer' | 'search' | 'ul'
  parts: readonly KeptPart[]
  /** Whether the parts are as `KeptPart` asks. */
  isKept?: boolean
}

/** An element of many pages. The server renders its parts once for all of them; the browser hydrates it as any other. */
export function Kept({ as, parts, isKept = true, ...attributes }: KeptProps) {
  const Tag: 'div' = as as 'div'
  const keep = use(KeepContext)
  if (keep === null || !isKept) return <Tag {...attributes}>{parts.map(Part)}</Tag>
  const html = { __html: keep(parts) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}

const Part = ({ key, values = [], items, content }: KeptPart) => (
  <Fragment key={key}>{content(values, items && <ul>{items.map(Part)}</ul>)}</Fragment>
)
