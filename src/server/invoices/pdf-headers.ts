/** A document opens in the browser's own reader, and is saved under its number. */
export const pdfHeaders = (number: string) => ({
  'Content-Type': 'application/pdf',
  'Content-Disposition': `inline; filename="${number}.pdf"`,
})
