export const enDocuments = {
  orderDocuments: {
    title: 'Invoices',
    kind: { invoice: 'Invoice', receipt: 'Receipt', credit_note: 'Credit note' },
    open: '{kind} {number}, PDF',
  },
} as const
