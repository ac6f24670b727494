import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { QueuedEmail } from './enqueue-email.ts'
import type { Message } from './message.ts'

/** The JSON file beside each `.eml` file, for `/dev/mail`. */
export interface StoredEmail {
  id: string
  kind: string
  language: string
  to: string
  subject: string
  writtenAt: string
  /** Pictures are inlined as data URLs. */
  html: string
  text: string
  attachments: string[]
}

/** Writes each e-mail as `.eml` and `.json`. */
export function createFolderTransport(folder: string) {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return async (message: Message, email: QueuedEmail): Promise<void> => {
    const { message: file } = await writer.sendMail(message)
    writeAtomically(fileOf(folder, email.id, 'eml'), file as Buffer)
    writeAtomically(fileOf(folder, email.id, 'json'), JSON.stringify(toStoredEmail(message, email)))
  }
}

/** Newest first. */
export async function listStoredEmails(folder: string): Promise<StoredEmail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => /^[0-9a-f-]{36}\.json$/.test(name))
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return contents
    .map((text) => JSON.parse(text) as StoredEmail)
    .sort((one, other) => Date.parse(other.writtenAt) - Date.parse(one.writtenAt))
}

export async function findStoredEmail(folder: string, id: string): Promise<StoredEmail | null> {
  const text = await readFile(fileOf(folder, id, 'json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as StoredEmail)
}

export function findEmailFile(folder: string, id: string): Promise<Buffer | null> {
  return readFile(fileOf(folder, id, 'eml')).catch(() => null)
}

const fileOf = (folder: string, id: string, ending: 'eml' | 'json') => join(folder, `${id}.${ending}`)

/** At once: handed to other threads, its four small steps took more CPU than rendering the e-mail. */
function writeAtomically(path: string, content: Buffer | string): void {
  const part = `${path}.part`
  try {
    writeFileSync(part, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(part, content)
  }
  renameSync(part, path)
}

function toStoredEmail(message: Message, email: QueuedEmail): StoredEmail {
  const { subject, text, attachments, icalEvent } = message
  const pictures = attachments.filter((file) => file.contentDisposition === 'inline')
  const files = attachments.filter((file) => file.contentDisposition === 'attachment')
  const html = pictures.reduce(
    (inlined, { cid, content }) =>
      inlined.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    message.html,
  )
  return {
    id: email.id,
    kind: email.kind,
    language: email.language,
    to: email.recipient,
    subject,
    writtenAt: new Date().toISOString(),
    html,
    text,
    attachments: [...files.map(({ filename }) => filename), ...(icalEvent ? [icalEvent.filename] : [])],
  }
}
