import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Message } from './message.ts'
import type { OutboxRow } from './outbox.ts'

/** The JSON file beside each `.eml` file, for `/dev/mail`. */
export interface StoredEmail {
  id: number
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
  return async (message: Message, row: OutboxRow): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const { message: file } = await writer.sendMail(message)
    await writeAtomically(fileOf(folder, row.id, 'eml'), file as Buffer)
    await writeAtomically(fileOf(folder, row.id, 'json'), JSON.stringify(toStoredEmail(message, row)))
  }
}

/** Newest first. */
export async function listStoredEmails(folder: string): Promise<StoredEmail[]> {
  const names = await readdir(folder).catch(() => [])
  const files = names.filter((name) => /^\d+\.json$/.test(name))
  const contents = await Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
  return contents.map((text) => JSON.parse(text) as StoredEmail).sort((one, other) => other.id - one.id)
}

export async function findStoredEmail(folder: string, id: number): Promise<StoredEmail | null> {
  const text = await readFile(fileOf(folder, id, 'json'), 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as StoredEmail)
}

export function findEmailFile(folder: string, id: number): Promise<Buffer | null> {
  return readFile(fileOf(folder, id, 'eml')).catch(() => null)
}

const fileOf = (folder: string, id: number, ending: 'eml' | 'json') =>
  join(folder, `${String(id).padStart(6, '0')}.${ending}`)

async function writeAtomically(path: string, content: Buffer | string): Promise<void> {
  await writeFile(`${path}.part`, content)
  await rename(`${path}.part`, path)
}

function toStoredEmail(message: Message, row: OutboxRow): StoredEmail {
  const { subject, text, attachments, icalEvent } = message
  const html = attachments.reduce(
    (inlined, { cid, content }) =>
      inlined.replaceAll(`cid:${cid}`, `data:image/png;base64,${content.toString('base64')}`),
    message.html,
  )
  return {
    id: row.id,
    kind: row.kind,
    language: row.language,
    to: row.recipient,
    subject,
    writtenAt: new Date().toISOString(),
    html,
    text,
    attachments: icalEvent ? [icalEvent.filename] : [],
  }
}
