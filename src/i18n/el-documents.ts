import type { enDocuments } from './en-documents.ts'
import type { Translation } from './translation.ts'

export const elDocuments = {
  orderDocuments: {
    title: 'Τιμολόγια',
    kind: { invoice: 'Τιμολόγιο', receipt: 'Απόδειξη', credit_note: 'Πιστωτικό τιμολόγιο' },
    open: '{kind} {number}, PDF',
  },
} as const satisfies Translation<typeof enDocuments>
