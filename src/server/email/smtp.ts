import { createTransport } from 'nodemailer'
import type { Message } from './message.ts'

export interface SmtpTimeouts {
  /** For connecting, for the greeting and for each response. */
  responseMs: number
  /** For the whole sending, also with a slow server: far below the time after which the queue retries the job. */
  totalMs: number
}

const DEFAULT_TIMEOUTS: SmtpTimeouts = { responseMs: 20_000, totalMs: 120_000 }

/** One connection per e-mail, so that a hanging one does not block others. */
export function createSmtpTransport(url: string, { responseMs, totalMs }: SmtpTimeouts = DEFAULT_TIMEOUTS) {
  const transport = createTransport({
    url,
    connectionTimeout: responseMs,
    greetingTimeout: responseMs,
    socketTimeout: responseMs,
    dnsTimeout: responseMs,
  })
  return async (message: Message): Promise<void> => {
    await transport.sendMail({ ...message, signal: AbortSignal.timeout(totalMs) })
  }
}

/**
 * Whether the same e-mail would be rejected again: the server rejected the recipient or the content, or the address is
 * not valid. A rejected login or sender is a fault of our configuration, so such e-mails are retried.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { permanent, command, code, responseCode } = error as {
    permanent?: boolean
    command?: string
    code?: string
    responseCode?: number
  }
  if (code === 'EENVELOPE' && responseCode === undefined) return true
  return permanent === true && (command === 'RCPT TO' || command === 'DATA')
}
