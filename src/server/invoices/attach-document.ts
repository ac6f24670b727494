import type { EmailTemplate } from '../email/render-email.ts'
import { getDocumentPdf } from './list-documents.ts'

type KindWithDocument = 'payment_received' | 'refund_done'

/** Attaches the document that an e-mail names. It is drawn when the e-mail is sent, so that no job carries a file. */
export function withDocument<Kind extends KindWithDocument>(template: EmailTemplate<Kind>): EmailTemplate<Kind> {
  return async (payload, context) => {
    const content = await template(payload, context)
    const { orderId, documentNumber } = payload
    if (documentNumber === undefined) return content
    const file = {
      filename: `${documentNumber}.pdf`,
      contentType: 'application/pdf',
      content: await getDocumentPdf(context.shop, documentNumber, orderId),
    }
    return { ...content, files: [...(content.files ?? []), file] }
  }
}
