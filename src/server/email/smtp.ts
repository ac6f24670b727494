import { createTransport } from 'nodemailer'
import type { Message } from './message.ts'

export interface SmtpTimeouts {
  /** For connecting, for the greeting, and for each answer. */
  responseMs: number
  /** For all of it, however a server drips: far below the time after which the queue gives the letter to another. */
  totalMs: number
}

const DEFAULT_TIMEOUTS: SmtpTimeouts = { responseMs: 20_000, totalMs: 120_000 }

/** Sends by SMTP, each letter on a connection of its own, so that one that hangs holds up no other. */
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
 * Whether the same letter would be refused again: the server turned down its recipient or its contents, or the address
 * is none. A refused login or sender is our own fault, so those letters wait until it is put right.
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
