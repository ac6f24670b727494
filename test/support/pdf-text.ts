import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** The text of a PDF as a reader copies it, one string per page. */
export async function readPdf(bytes: Uint8Array): Promise<{ pages: string[]; title: string; language: string }> {
  // Its reader takes the buffer away.
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 })
  const pdf = await task.promise
  const pages: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const { items } = await (await pdf.getPage(number)).getTextContent()
    pages.push(items.map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : '')).join(' '))
  }
  const { info } = await pdf.getMetadata()
  const { Title, Language } = info as { Title: string; Language: string }
  await task.destroy()
  return { pages, title: Title, language: Language }
}
