import type { DOCUMENT_WORDS } from '../../i18n/document-words.ts'
import type { Pdf } from '../pdf/pdf-page.ts'
import type { DocumentRow } from './store-document.ts'

/** The printed part of an A4 page, in points. */
export const PAGE = { left: 48, right: 547, width: 499, bottom: 770 } as const
/** As in tokens.css. */
export const COLOURS = { ink: '#1b1915', soft: '#5d564b', hairline: '#d9d0c1' } as const

export interface Sheet {
  pdf: Pdf
  row: DocumentRow
  words: (typeof DOCUMENT_WORDS)[keyof typeof DOCUMENT_WORDS]
}
