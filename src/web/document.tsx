import { type ReactNode, useEffect } from 'react'
import { useSite } from '../client/site-context.tsx'

export interface PageAssets {
  scripts: readonly string[]
  styles: readonly string[]
  fonts: readonly string[]
  /** Chunks that the entry requests once the page is painted; the first of them hydrates it. */
  ahead: readonly string[]
}

export const DATA_ID = 'shop-data'

interface DocumentProps {
  assets: PageAssets
  /** JSON with `<` escaped. */
  dataText: string
  /** Tags that only the server renders; hydration ignores unknown tags in the head. */
  head?: ReactNode
  children: ReactNode
}

/** The whole page. It has no inline code, so the security policy needs no nonce. */
export function Document({ assets, dataText, head, children }: DocumentProps) {
  const { language } = useSite()
  // Tells tests that event handlers are attached.
  useEffect(() => {
    document.documentElement.dataset.hydrated = ''
  }, [])
  return (
    <html lang={language}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {assets.styles.map((file) => (
          <link key={file} rel="stylesheet" href={file} />
        ))}
        {assets.fonts.map((file) => (
          <link key={file} rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={file} />
        ))}
        {head}
      </head>
      <body>
        {children}
        <script
          type="application/json"
          id={DATA_ID}
          suppressHydrationWarning
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with every `<` escaped
          dangerouslySetInnerHTML={{ __html: dataText }}
        />
        {assets.scripts.map((file) => (
          <script key={file} type="module" src={file} data-ahead={assets.ahead.join(' ')} />
        ))}
      </body>
    </html>
  )
}
