import { createContext, Fragment, type ReactNode, use } from 'react'

/** Gives HTML that is the same under the same name until the catalogue or the settings change. */
export interface Keep {
  part(name: string, content: ReactNode): string
  items(items: readonly KeptItem[]): string
}

/** An item of many lists that differs in some texts and addresses alone. */
export interface KeptItem {
  /** React's, the same however the item looks. */
  key: string
  /** Says all that its content depends on, apart from its values and what `Kept` may depend on. */
  name: string
  values: readonly string[]
  /** May show its values, or what stands for them, and look at none. */
  content: (values: readonly string[]) => ReactNode
}

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
  const html = { __html: keep.part(name, children) }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
  return <Tag {...attributes} dangerouslySetInnerHTML={html} />
}

/** A list whose items the server renders once, and then fills in; `isKept` says that they are as `KeptItem` asks. */
export function KeptList({ items, isKept }: { items: readonly KeptItem[]; isKept: boolean }) {
  const keep = use(KeepContext)
  if (keep !== null && isKept) {
    const html = { __html: keep.items(items) }
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
    return <ul dangerouslySetInnerHTML={html} />
  }
  return (
    <ul>
      {items.map(({ key, values, content }) => (
        <Fragment key={key}>{content(values)}</Fragment>
      ))}
    </ul>
  )
}
