import type { Config } from '../config.ts'
import { createFolderTransport } from './mail-folder.ts'
import type { Message } from './message.ts'
import type { OutboxRow } from './outbox.ts'
import { createSmtpTransport } from './smtp.ts'

/** Hands a letter over. It stands once this is done; where it throws, the letter was not acknowledged. */
export type Transport = (message: Message, row: OutboxRow) => Promise<void>

export function chooseTransport({ smtpUrl, mailFolder }: Config): Transport {
  return smtpUrl === undefined ? createFolderTransport(mailFolder) : createSmtpTransport(smtpUrl)
}
