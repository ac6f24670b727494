import { createHash } from 'node:crypto'
import { LANGUAGE_TABLE } from '../../i18n/languages.ts'
import type { AttachedFile } from './email-content.ts'
import type { QueuedEmail } from './enqueue-email.ts'

export interface RenderedEmail {
  subject: string
  html: string
  text: string
  /** Embedded pictures; `html` shows each as `cid:{cid}`. */
  pictures?: { cid: string; filename: string; content: Buffer }[]
  files?: AttachedFile[]
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string }
  /** The URL of one-click unsubscription (RFC 8058). */
  leaveLink?: string
}

export type RenderEmail = (email: QueuedEmail) => Promise<RenderedEmail>

/** In nodemailer's format. */
export type Message = ReturnType<typeof toMessage>

/**
 * The Message-ID is derived from the e-mail's id: should it be sent twice because the process died between the server's
 * acknowledgement and `recordSent`, mail programs recognise the duplicate.
 */
export function toMessage(
  email: QueuedEmail,
  from: string,
  { pictures = [], files = [], calendar, leaveLink, ...content }: RenderedEmail,
) {
  return {
    ...content,
    from,
    to: { name: '', address: email.recipient },
    messageId: messageIdOf(email, from),
    date: new Date(email.createdAt),
    headers: {
      'Content-Language': email.language,
      // Suppresses automatic replies (RFC 3834).
      'Auto-Submitted': 'auto-generated',
      ...(leaveLink && {
        'List-Unsubscribe': { prepared: true, value: `<${leaveLink}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: [
      ...pictures.map((picture) => ({ ...picture, contentDisposition: 'inline' as const })),
      ...files.map((file) => ({ ...file, contentDisposition: 'attachment' as const })),
    ],
    ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
    textEncoding: LANGUAGE_TABLE[email.language].textEncoding,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function messageIdOf({ id }: QueuedEmail, from: string): string {
  const host = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost'
  return `<${createHash('sha256').update(`${host} ${id}`).digest('hex').slice(0, 32)}@${host}>`
}
