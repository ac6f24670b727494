/**
 * The pages of several PDFs as one, in their order. The pages keep their sizes.
 * @throws where one of them is no PDF
 */
export async function joinPdfs(documents: readonly Uint8Array[]): Promise<Uint8Array> {
  // Loaded with the first labels: no other work needs it.
  const { PDFDocument } = await import('@cantoo/pdf-lib')
  const joined = await PDFDocument.create()
  for (const bytes of documents) {
    const document = await PDFDocument.load(bytes)
    for (const page of await joined.copyPages(document, document.getPageIndices())) joined.addPage(page)
  }
  return joined.save()
}
