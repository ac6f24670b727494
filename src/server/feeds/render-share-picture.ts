import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { SHARE_PICTURE } from '../../domain/share-picture.ts'
import { loadSharp } from '../lazy-packages.ts'
import { PROJECT } from '../project-folder.ts'

export interface ShareText {
  over: string
  title: string
  signature: string
}

const { width: WIDTH, height: HEIGHT } = SHARE_PICTURE
/** The colours of src/ui/tokens.css. */
const PAPER = '#f6f2ea'
const WHITE = '#ffffff'
const INK = '#1b1915'
const INK_SOFT = '#5d564b'
const HAIRLINE = '#d9d0c1'
const SEA = '#14505a'
const SEA_DEEP = '#0c343b'
const MARGIN = 64
const PICTURE_WIDTH = 700
const AIR = 24
const GAP = 20
/** Longer names are set smaller, to fit four lines. */
const LONG_TITLE = 34
const TEXT_WIDTH = WIDTH - PICTURE_WIDTH - 2 * MARGIN

const FOLDER = new URL('assets/fonts/', PROJECT)
const FACE = 'GFS Didot'
const LATIN = fileURLToPath(new URL('gfs-didot-latin.ttf', FOLDER))
const GREEK = fileURLToPath(new URL('gfs-didot-greek.ttf', FOLDER))
const MARK = new URL('public/favicon.svg', PROJECT)

let ready: Promise<unknown> | undefined

/**
 * Renders a share picture: a PNG of 1200 × 630, with the image on white and the text on paper.
 * @param picture a product image in any format that sharp reads, on white; `null` for the shop itself
 */
export async function renderSharePicture(
  { over, title, signature }: ShareText,
  picture: Buffer | null,
): Promise<Buffer> {
  // Text rendering loads a font file on its first use; Greek within Latin text needs both files.
  ready ??= lettering('α', 20, INK, GREEK)
  await ready
  const left = PICTURE_WIDTH + MARGIN
  const [brand, name, sign] = await Promise.all([
    lettering(over, 26, INK_SOFT),
    lettering(title, title.length > LONG_TITLE ? 44 : 54, INK),
    lettering(signature, 24, INK),
  ])
  const top = Math.round((HEIGHT - brand.height - GAP - name.height) / 2) - 30
  const signTop = HEIGHT - MARGIN - sign.height
  return loadSharp()({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: PAPER } })
    .composite([
      { input: await (picture === null ? mark() : onWhite(picture)), left: 0, top: 0 },
      { input: brand.png, left, top },
      { input: name.png, left, top: top + brand.height + GAP },
      { input: hairline(), left, top: signTop - 28 },
      { input: sign.png, left, top: signTop },
    ])
    .png({ palette: true, quality: 90 })
    .toBuffer()
}

async function lettering(text: string, size: number, colour: string, fontfile = LATIN) {
  const rendered = loadSharp()({
    text: {
      text: `<span foreground="${colour}">${escaped(text)}</span>`,
      font: `${FACE} ${size}`,
      fontfile,
      width: TEXT_WIDTH,
      dpi: 72,
      rgba: true,
      wrap: 'word',
    },
  })
  const { data, info } = await rendered.png().toBuffer({ resolveWithObject: true })
  return { png: data, height: info.height }
}

function onWhite(picture: Buffer): Promise<Buffer> {
  return loadSharp()(picture)
    .flatten({ background: WHITE })
    .resize({ width: PICTURE_WIDTH - 2 * AIR, height: HEIGHT - 2 * AIR, fit: 'contain', background: WHITE })
    .extend({ top: AIR, bottom: AIR, left: AIR, right: AIR, background: WHITE })
    .png()
    .toBuffer()
}

const svg = (width: number, height: number, inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${inside}</svg>`)

const hairline = () => svg(TEXT_WIDTH, 1, `<path d="M0 .5h${TEXT_WIDTH}" stroke="${HAIRLINE}"/>`)

async function mark(): Promise<Buffer> {
  const svg = await readFile(MARK, 'utf8')
  const light = svg.replace(PAPER, SEA_DEEP).replace(SEA, PAPER).replace('stroke-width="3"', 'stroke-width="1"')
  return loadSharp()(Buffer.from(light), { density: 72 * 8 })
    .resize({ width: PICTURE_WIDTH, height: HEIGHT, fit: 'contain', background: SEA_DEEP })
    .png()
    .toBuffer()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
