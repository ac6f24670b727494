/** What a letter says, before it is set as HTML and as plain text: both say the same because both are made of this. */
export interface EmailContent {
  subject: string
  /** What a list of letters shows beside the subject. */
  preview: string
  heading: string
  blocks: readonly Block[]
  pictures?: { cid: string; filename: string; content: Buffer }[]
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  leaveLink?: string
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
  /** May be of several lines. */
  value: string
}

export interface Line {
  name: string
  note: string
  amount: string
  /** Where its picture is: `cid:…` within the e-mail, or a link. */
  picture: string
}

export interface Sum {
  name: string
  amount: string
  isTotal?: boolean
}
