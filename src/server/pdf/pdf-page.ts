import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { loadPdfKit } from '../lazy-packages.ts'
import { PROJECT } from '../project-folder.ts'

const require = createRequire(import.meta.url)
const commissioner = (style: string) => require.resolve(`@expo-google-fonts/commissioner/${style}.ttf`)
const didot = (script: string) => fileURLToPath(new URL(`assets/fonts/gfs-didot-${script}.ttf`, PROJECT))

/** Fonts that a PDF embeds. The text fonts have Greek and Latin letters, the display fonts one of the two. */
const FONTS = {
  text: commissioner('400Regular/Commissioner_400Regular'),
  strong: commissioner('600SemiBold/Commissioner_600SemiBold'),
  displayLatin: didot('latin'),
  displayGreek: didot('greek'),
} as const
export type PdfFont = keyof typeof FONTS

export type Pdf = PDFKit.PDFDocument

interface PdfOptions {
  title: string
  /** A BCP 47 tag. */
  locale: string
  author: string
  /** The same options and content at the same moment give the same bytes. */
  createdAt: Date
  /** A name of a paper, or width and height in points. */
  size?: string | [number, number]
  margin?: number
}

/** A PDF with the shop's fonts. Pass every text through `plain`, and end it with `toBuffer`. */
export function createPdf({ title, locale, author, createdAt, size = 'A4', margin = 48 }: PdfOptions): Pdf {
  const PdfDocument = loadPdfKit()
  const pdf = new PdfDocument({
    size,
    margin,
    lang: locale,
    displayTitle: true,
    tagged: true,
    pdfVersion: '1.7',
    bufferPages: true,
    font: FONTS.text,
    info: { Title: plain(title), Author: author, CreationDate: createdAt, ModDate: createdAt },
  })
  for (const [name, path] of Object.entries(FONTS)) pdf.registerFont(name, path)
  return pdf.font('text')
}

/** Greek with its accents in one character each: fonts have no separate ones (pdfkit, issue 1072). */
export const plain = (text: string): string => text.normalize('NFC')

/** The display font of a text: Greek where it has a Greek letter. */
export const displayFontOf = (text: string): PdfFont =>
  /\p{Script=Greek}/u.test(text) ? 'displayGreek' : 'displayLatin'

/** Ends a PDF. */
export function toBuffer(pdf: Pdf): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}
