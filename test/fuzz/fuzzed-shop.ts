import { type ChildProcess, spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Person } from './people.ts'
import type { ApiDocument } from './read-calls.ts'

const PROGRAM = fileURLToPath(new URL('./serve-fuzzed.ts', import.meta.url))

export interface Setting {
  documents: { public: ApiDocument; admin: ApiDocument }
  /** Whether the storefront is built, so that its screens are served. */
  hasPages: boolean
  ids: Readonly<Record<string, readonly (string | number)[]>>
  /** How many tables are watched. */
  tables: number
}
export interface Memory {
  heapUsed: number
  rss: number
}
export type Question = { id: number } & (
  | { ask: 'setting' }
  | { ask: 'memory' }
  | { ask: 'person'; person: Exclude<Person, 'nobody' | 'guest'> }
)
type Asked = { ask: 'setting' } | { ask: 'memory' } | { ask: 'person'; person: Exclude<Person, 'nobody' | 'guest'> }

export interface FuzzedShop {
  port: number
  setting: Setting
  memory(): Promise<Memory>
  newPerson(person: Exclude<Person, 'nobody' | 'guest'>): Promise<string>
  /** Its output so far, stdout and stderr. */
  output(): string
  /** Whether the process still lives. */
  isAlive(): boolean
  stop(): void
}

/** Starts the shop under test in a process of its own. */
export async function startFuzzedShop(env: Readonly<Record<string, string>>): Promise<FuzzedShop> {
  const running = spawn(process.execPath, ['--expose-gc', PROGRAM], {
    env: { HEADERS_TIMEOUT: '1', REQUEST_TIMEOUT: '2', ...env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  let written = ''
  for (const stream of [running.stdout, running.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      written = (written + chunk).slice(-20_000)
    })
  }
  const ask = createAsker(running)
  const port = await new Promise<number>((resolve, reject) => {
    running.once('close', () => reject(new Error(`the shop did not start: ${written}`)))
    running.on('message', (message: { port?: number }) => message.port !== undefined && resolve(message.port))
  })
  return {
    port,
    setting: (await ask({ ask: 'setting' })) as Setting,
    memory: () => ask({ ask: 'memory' }) as Promise<Memory>,
    newPerson: (person) => ask({ ask: 'person', person }) as Promise<string>,
    output: () => written,
    isAlive: () => running.exitCode === null && running.signalCode === null,
    stop: () => void running.kill('SIGKILL'),
  }
}

function createAsker(running: ChildProcess) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>()
  let asked = 0
  running.on('message', (message: { id?: number; value?: unknown; error?: string }) => {
    const one = waiting.get(message.id ?? -1)
    if (message.error === undefined) one?.resolve(message.value)
    else one?.reject(new Error(message.error))
    waiting.delete(message.id ?? -1)
  })
  running.once('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('the shop has ended'))
  })
  return (question: Asked) =>
    new Promise<unknown>((resolve, reject) => {
      const id = ++asked
      waiting.set(id, { resolve, reject })
      running.send({ id, ...question })
    })
}
