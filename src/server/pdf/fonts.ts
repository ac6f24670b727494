import { join } from 'node:path'
import type PDFDocument from 'pdfkit'
import { scriptRuns } from './script-runs.ts'

const FOLDER = join(import.meta.dirname, '../../../assets/fonts')

/** The files hold one script each. The fonts that every PDF reader has hold no Greek. */
export const FONTS = {
  latin: join(FOLDER, 'gfs-didot-latin.ttf'),
  greek: join(FOLDER, 'gfs-didot-greek.ttf'),
} as const

type Document = InstanceType<typeof PDFDocument>

/** Writes one line of text in any of the shop's languages, smaller where it would not fit. */
export function writeLine(
  document: Document,
  text: string,
  { x, y, size, width }: { x: number; y: number; size: number; width: number },
): void {
  const runs = scriptRuns(text)
  const widthAt = (points: number) =>
    runs.reduce((sum, run) => sum + document.font(FONTS[run.script], points).widthOfString(run.text), 0)
  const fitting = Math.min(size, (size * width) / Math.max(1, widthAt(size)))
  let left = x
  for (const run of runs) {
    document.font(FONTS[run.script], fitting).text(run.text, left, y, { lineBreak: false })
    left += document.widthOfString(run.text)
  }
}
