import type { Language } from '../../domain/shop-facts.ts'

interface AdminShell {
  language: Language
  styles: readonly string[]
  fonts: readonly string[]
  scripts: readonly string[]
}

/** The back office's one page: its script draws everything else. */
export function adminShell({ language, styles, fonts, scripts }: AdminShell): string {
  const head = [
    ...styles.map((file) => `<link rel="stylesheet" href="${file}">`),
    ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${file}">`),
    ...scripts.map((file) => `<script type="module" src="${file}"></script>`),
  ]
  return `<!DOCTYPE html><html lang="${language}"><head><meta charset="utf-8"><title>Elegance</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${head.join('')}</head>
<body><div id="admin"></div></body></html>`
}
