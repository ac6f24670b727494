import { createHash } from 'node:crypto'
import type { OutboxRow } from './outbox.ts'

/** A letter as it reads, made from its row. */
export interface RenderedEmail {
  subject: string
  html: string
  text: string
  /** Pictures within the letter; `html` shows each as `cid:{cid}`. */
  pictures?: { cid: string; filename: string; content: Buffer }[]
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** Where one press ends letters of this kind (RFC 8058). */
  leaveLink?: string
}

export type RenderEmail = (row: OutboxRow) => Promise<RenderedEmail>

/** A composed letter with its addresses, as nodemailer takes it. */
export type Message = ReturnType<typeof toMessage>

/**
 * Addresses a composed letter. The Message-ID is the row's for good: should a letter go out a second time because the
 * shop died between the server's answer and its own note of it, mail programs recognise the two as one.
 */
export function toMessage(
  row: OutboxRow,
  from: string,
  { pictures = [], calendar, leaveLink, ...content }: RenderedEmail,
) {
  return {
    ...content,
    from,
    to: { name: '', address: row.recipient },
    messageId: messageIdOf(row, from),
    date: row.createdAt,
    headers: {
      'Content-Language': row.language,
      // Holiday answers are for people.
      'Auto-Submitted': 'auto-generated',
      ...(leaveLink && {
        'List-Unsubscribe': { prepared: true, value: `<${leaveLink}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
    ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function messageIdOf({ id, dedupeKey }: OutboxRow, from: string): string {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(`${host} ${id} ${dedupeKey}`).digest('hex').slice(0, 32)}@${host}>`
}
