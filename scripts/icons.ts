import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { DEFAULT_LANGUAGE, LANGUAGES, type Language, SHOP_NAME } from '../src/domain/shop-facts.ts'
import { DICTIONARIES } from '../src/i18n/dictionaries.ts'
import { ROOT } from './run-steps.ts'

const PUBLIC = join(ROOT, 'public')
const ICONS = [
  { file: 'mark-192.png', size: 192 },
  { file: 'mark-512.png', size: 512 },
  { file: 'apple-touch-icon.png', size: 180 },
] as const
/** Only the middle 80 % of a maskable icon is always visible (W3C, Web App Manifest). */
const MASKABLE = { file: 'mark-maskable-512.png', size: 512, markSize: 400 } as const

export function tokenColor(name: string): string {
  const [, colour] = new RegExp(`--color-${name}: (#[0-9a-f]{6});`).exec(tokens) ?? []
  if (colour === undefined) throw new Error(`unknown colour token: ${name}`)
  return colour
}
const tokens = readFileSync(join(ROOT, 'src/ui/tokens.css'), 'utf8')

export function manifestIn(language: Language): object {
  const start = language === DEFAULT_LANGUAGE ? '/' : `/?lang=${language}`
  return {
    id: '/',
    name: SHOP_NAME,
    short_name: DICTIONARIES[language].header.logoMain,
    description: DICTIONARIES[language].home.description,
    lang: language,
    start_url: start,
    scope: '/',
    display: 'minimal-ui',
    background_color: tokenColor('paper'),
    theme_color: tokenColor('paper'),
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icons/mark-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/mark-512.png', sizes: '512x512', type: 'image/png' },
      { src: `/icons/${MASKABLE.file}`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}

async function makeIcons(): Promise<void> {
  const mark = readFileSync(join(PUBLIC, 'favicon.svg'))
  const resized = (size: number) => sharp(mark, { density: (72 * size) / 64 }).resize(size, size)
  mkdirSync(join(PUBLIC, 'icons'), { recursive: true })
  for (const { file, size } of ICONS)
    await resized(size)
      .png({ palette: true })
      .toFile(join(PUBLIC, 'icons', file))
  const margin = (MASKABLE.size - MASKABLE.markSize) / 2
  await sharp(await resized(MASKABLE.markSize).png().toBuffer())
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: tokenColor('paper') })
    .png({ palette: true })
    .toFile(join(PUBLIC, 'icons', MASKABLE.file))
  for (const language of Object.keys(LANGUAGES) as Language[]) {
    const text = `${JSON.stringify(manifestIn(language), null, 2)}\n`
    writeFileSync(join(PUBLIC, `manifest.${language}.webmanifest`), text)
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await makeIcons()
