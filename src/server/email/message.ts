import { createHash } from 'node:crypto'
import type { OutboxRow } from './outbox.ts'

export interface RenderedEmail {
  subject: string
  html: string
  text: string
  /** Embedded pictures; `html` shows each as `cid:{cid}`. */
  pictures?: { cid: string; filename: string; content: Buffer }[]
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** The URL of one-click unsubscription (RFC 8058). */
  leaveLink?: string
}

export type RenderEmail = (row: OutboxRow) => Promise<RenderedEmail>

/** In nodemailer's format. */
export type Message = ReturnType<typeof toMessage>

/**
 * The Message-ID is derived from the row: should an e-mail be sent twice because the process died between the server's
 * acknowledgement and `markSent`, mail programs recognise the duplicate.
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
      // Suppresses automatic replies (RFC 3834).
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
