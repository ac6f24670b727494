import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect as connectSocket, createServer, type Socket } from 'node:net'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Database } from '../db/connect.ts'
import { copyDataFolder } from '../db/copy-data-folder.ts'
import { DataFolderError } from '../db/data-folder.ts'
import { lockFolder } from '../db/lock-folder.ts'
import { BackupError } from './backup-error.ts'

const answerSchema = z.union([z.object({ copy: z.string() }), z.object({ error: z.string() })])

/** A local socket beside the folder, for who may write there. */
const socketOf = (folder: string) =>
  process.platform === 'win32' ? `\\\\.\\pipe\\${resolve(folder)}.backup` : `${resolve(folder)}.backup`

/**
 * Copies PGlite's folder for whoever connects to the local socket, so that a backup needs no stop.
 *
 * @returns stops it; null on PostgreSQL
 */
export async function offerFolderCopies({ folder, copyFolder }: Database, log: Logger) {
  if (folder === null || copyFolder === undefined) return null
  const path = socketOf(folder)
  // Left by a process that was killed: this one holds the folder's lock.
  await rm(path, { force: true })
  const server = createServer((socket) => {
    socket.on('error', (err) => log.warn({ err }, 'the backup went away'))
    void answer(socket, () => copyTo(folder, copyFolder)).catch((err) => log.error({ err }, 'copying the data failed'))
  })
  server.on('error', (err) => log.warn({ err }, 'backups need a stop of the shop: its socket cannot be opened'))
  server.listen(path)
  return () => new Promise<void>((done) => void server.close(() => done()))
}

async function copyTo(folder: string, copyFolder: (to: string) => Promise<void>): Promise<string> {
  const copy = await mkdtemp(`${resolve(folder)}-copy-`)
  try {
    await copyFolder(copy)
    return copy
  } catch (error) {
    await rm(copy, { recursive: true, force: true })
    throw error
  }
}

async function answer(socket: Socket, makeCopy: () => Promise<string>): Promise<void> {
  try {
    const copy = await makeCopy()
    if (socket.destroyed) await rm(copy, { recursive: true, force: true })
    else socket.end(JSON.stringify({ copy }))
  } catch (error) {
    socket.end(JSON.stringify({ error: error instanceof Error ? error.message : String(error) }))
    throw error
  }
}

/**
 * A copy of PGlite's folder as it is now, made by the shop that has it open, or here where none has. Delete it after use.
 *
 * @throws BackupError where the shop that has it open does not copy it
 */
export async function copyOfFolder(folder: string): Promise<string> {
  let unlock: () => void
  try {
    unlock = lockFolder(folder)
  } catch (error) {
    if (!(error instanceof DataFolderError)) throw error
    return askForCopy(folder, error)
  }
  try {
    return await copyTo(folder, (to) => copyDataFolder(folder, to))
  } finally {
    unlock()
  }
}

async function askForCopy(folder: string, locked: DataFolderError): Promise<string> {
  const socket = connectSocket(socketOf(folder))
  try {
    await once(socket, 'connect')
  } catch {
    throw new BackupError(`${locked.message} Or stop the shop for the backup`, locked)
  }
  const answered = answerSchema.safeParse(JSON.parse((await text(socket)) || '{}'))
  if (!answered.success) throw new BackupError('the shop ended before its data were copied: try again')
  if ('error' in answered.data) throw new BackupError(`the shop could not copy its data: ${answered.data.error}`)
  return answered.data.copy
}
