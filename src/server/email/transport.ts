import type { Config } from '../config.ts'
import type { QueuedEmail } from './enqueue-email.ts'
import { createFolderTransport } from './mail-folder.ts'
import type { Message } from './message.ts'
import { createSmtpTransport } from './smtp.ts'

/** Resolves once the e-mail is acknowledged; throws where it is not. */
export type Transport = (message: Message, email: QueuedEmail) => Promise<void>

export function chooseTransport({ smtpUrl, mailFolder }: Config): Transport {
  return smtpUrl === undefined ? createFolderTransport(mailFolder) : createSmtpTransport(smtpUrl)
}
