import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { administer } from './administer.ts'
import { freePort } from './free-port.ts'
import { memoryFolder } from './memory-folder.ts'
import { searchPath } from './test-database.ts'
import { waitUntil } from './wait-until.ts'

const DEBIAN = '/usr/lib/postgresql'

const PROGRAMS = ['initdb', 'postgres', 'pg_basebackup']

/** The folder with the programs, or `null`. */
function findPrograms(): string | null {
  const packaged = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const folders = [...searchPath.split(delimiter), ...packaged]
  return folders.find((folder) => PROGRAMS.every((name) => existsSync(join(folder, name)))) ?? null
}

const programs = findPrograms()
/** PostgreSQL refuses to run as root; as root it is run as the user `postgres`. */
const owner: Partial<Ids> | null = process.getuid?.() === 0 ? ownerIds() : {}
/** Why tests that stop or freeze a server are skipped on this machine, or `null`. */
export const clusterSkipReason =
  programs === null
    ? 'PostgreSQL’s own programs are not installed'
    : owner === null
      ? 'there is no user postgres'
      : null
if (clusterSkipReason !== null) console.log(`Tests that stop a PostgreSQL server are SKIPPED: ${clusterSkipReason}.`)

interface Ids {
  uid: number
  gid: number
}

function ownerIds(): Ids | null {
  const [uid, gid] = ['-u', '-g'].map((flag) => spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return uid?.status === 0 && gid?.status === 0 ? { uid: Number(uid.stdout), gid: Number(gid.stdout) } : null
}

interface ClusterOptions {
  /** Parent folder of the data folder. */
  home?: string | undefined
  /** The URL of a server whose streaming replica it becomes. */
  copyOf?: string
  /** Whether commits wait for the disk. */
  fsync?: 'on' | 'off'
}

/** Starts a PostgreSQL server that a test can stop, kill and freeze. */
export async function openCluster({ home = memoryFolder(), copyOf, fsync = 'off' }: ClusterOptions = {}) {
  const folder = mkdtempSync(join(home, 'shop-cluster-'))
  const asOwner = { ...owner, cwd: folder }
  if (owner?.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid)
  const data = join(folder, 'data')
  const port = await freePort()
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  const initdb = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  const copy = ['-D', data, '-d', copyOf ?? '', '-R', '-X', 'stream', '--checkpoint=fast', '--no-sync']
  const [program, options] = copyOf === undefined ? ['initdb', initdb] : ['pg_basebackup', copy]
  execFileSync(join(programs ?? '', program), options, { ...asOwner, stdio: 'ignore' })
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${fsync}`,
    'restart_after_crash=on',
  ]
  let server: ChildProcess

  async function start(): Promise<void> {
    const flags = settings.flatMap((setting) => ['-c', setting])
    server = spawn(join(programs ?? '', 'postgres'), ['-D', data, '-p', String(port), ...flags], {
      ...asOwner,
      stdio: 'ignore',
    })
    const accepts = () =>
      administer(url, 'select 1').then(
        () => true,
        () => false,
      )
    await waitUntil(accepts, { timeoutMs: 30_000, intervalMs: 20 })
  }

  /** `fast` closes connections cleanly; `immediate` forces crash recovery at the next start. */
  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (server.exitCode !== null || server.signalCode !== null) return
    const exited = once(server, 'exit')
    server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT')
    await exited
  }

  /** As if all its processes were killed. The postmaster goes last: it frees their shared memory. */
  async function kill(): Promise<void> {
    const exited = once(server, 'exit')
    // Else it would end the others itself, as soon as one is dead.
    server.kill('SIGSTOP')
    for (const pid of childrenOf(server.pid ?? 0)) process.kill(pid, 'SIGKILL')
    server.kill('SIGQUIT')
    server.kill('SIGCONT')
    await exited
  }

  const signal = (name: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of [server.pid ?? 0, ...childrenOf(server.pid ?? 0)]) process.kill(pid, name)
  }
  const killAtExit = () => server.kill('SIGQUIT')
  process.once('exit', killAtExit)
  await start()
  return {
    url,
    start,
    isRunning: () => server.exitCode === null && server.signalCode === null,
    stop,
    kill,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    async close(): Promise<void> {
      process.off('exit', killAtExit)
      await stop('immediate')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>

function childrenOf(parent: number): number[] {
  const table = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  return rows.flatMap(([pid, ppid]) => (pid !== undefined && ppid === parent ? pid : []))
}
