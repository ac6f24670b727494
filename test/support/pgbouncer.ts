import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { freePort } from './free-port.ts'
import { searchPath } from './test-database.ts'
import { waitUntil } from './wait-until.ts'

const PROGRAM = [...searchPath.split(delimiter), '/usr/sbin']
  .map((folder) => join(folder, 'pgbouncer'))
  .find(existsSync)
/** Why tests behind PgBouncer are skipped on this machine, or `null`. */
export const pgbouncerSkipReason = PROGRAM === undefined ? 'PgBouncer is not installed' : null
if (pgbouncerSkipReason !== null) console.log(`Tests behind PgBouncer are SKIPPED: ${pgbouncerSkipReason}.`)

/** Starts a PgBouncer in transaction mode in front of a server, with what it refuses by default. */
export async function openPgbouncer(server: string) {
  const { hostname, port, pathname, username } = new URL(server)
  const folder = mkdtempSync(join(tmpdir(), 'shop-pgbouncer-'))
  const file = join(folder, 'pgbouncer.ini')
  const own = await freePort()
  const lines = [
    '[databases]',
    `* = host=${hostname} port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = any',
    'pool_mode = transaction',
    'default_pool_size = 20',
    'server_login_retry = 1',
    'server_connect_timeout = 3',
  ]
  const forced = lines.map((line) => (line.startsWith('* =') ? `${line} user=${username}` : line))
  writeFileSync(file, `${forced.join('\n')}\n`)
  chmodSync(folder, 0o755)
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const running: ChildProcess = spawn(PROGRAM ?? '', ['-q', ...asNobody, file], { stdio: 'ignore' })
  const killAtExit = () => running.kill('SIGKILL')
  process.once('exit', killAtExit)
  const url = `postgres://${username}@127.0.0.1:${own}${pathname}`
  return {
    url,
    /** Waits until it accepts connections. It has opened none to its server then. */
    ready: () => waitUntil(() => accepts(own)),
    async close(): Promise<void> {
      process.off('exit', killAtExit)
      if (running.exitCode === null && running.signalCode === null) {
        running.kill('SIGKILL')
        await once(running, 'exit')
      }
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  const [isOpen] = await Promise.race([
    once(socket, 'connect').then(() => [true]),
    once(socket, 'close').then(() => [false]),
  ]).catch(() => [false])
  socket.destroy()
  return isOpen === true
}
