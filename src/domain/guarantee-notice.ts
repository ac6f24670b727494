import type { Language } from './shop-facts.ts'

interface NoticeFile {
  /** In `public/`. */
  path: string
  /** SHA-256 of the official file, hexadecimal: it is shown unchanged or not at all. */
  sha256: string
  width: number
  height: number
}

interface GuaranteeNotice {
  /** The official file of the Commission; null until it is in hand. It is never drawn again. */
  file: NoticeFile | null
  /** Where the European Union explains the legal guarantee. */
  page: string
}

/** The harmonised notice on the legal guarantee (Implementing Regulation (EU) 2025/1960). */
export const GUARANTEE_NOTICE: Record<Language, GuaranteeNotice> = {
  en: { file: null, page: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_en.htm' },
  el: { file: null, page: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_el.htm' },
}
