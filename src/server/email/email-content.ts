/** An e-mail's content; HTML and plain text are both rendered from it. */
export interface EmailContent {
  subject: string
  /** The text that mail programs show beside the subject. */
  preview: string
  heading: string
  blocks: readonly Block[]
  pictures?: { cid: string; filename: string; content: Buffer }[]
  /** Attachments to keep, such as an invoice. */
  files?: AttachedFile[]
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  leaveLink?: string
}

export interface AttachedFile {
  filename: string
  contentType: string
  content: Buffer
}

export type Block =
  | { is: 'text'; text: string }
  | { is: 'button'; label: string; link: string }
  | { is: 'title'; text: string }
  | { is: 'facts'; facts: readonly Fact[] }
  | { is: 'lines'; lines: readonly Line[] }
  | { is: 'sums'; sums: readonly Sum[]; note: string }
  | { is: 'small'; text: string }
  | { is: 'links'; links: readonly { label: string; link: string }[] }

export interface Fact {
  name: string
  /** May have several lines. */
  value: string
}

export interface Line {
  name: string
  note: string
  /** Further lines, such as the lenses of a frame. */
  details: readonly string[]
  amount: string
  /** `cid:…` of an embedded picture, or a URL. */
  picture: string
}

export interface Sum {
  name: string
  amount: string
  isTotal?: boolean
}
