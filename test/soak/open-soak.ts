import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { administer } from '../support/administer.ts'
import { openProxy } from '../support/database-proxy.ts'
import { freePort } from '../support/free-port.ts'
import { GENEROUS_LIMITS } from '../support/generous-limits.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openCluster } from '../support/own-cluster.ts'
import { mountSmallDisk } from '../support/small-disk.ts'
import { searchPath } from '../support/test-database.ts'
import type { OnAnswer } from './answers.ts'
import { fakedClock } from './faked-clock.ts'
import { fastClock } from './fast-clock.ts'
import { openFaultyBank } from './faulty-bank.ts'
import { createFaults } from './network-faults.ts'
import { openControl } from './open-control.ts'

const DISK_MB = 512
const PROCESSES = 2

/** Everything outside the shop: a server of PostgreSQL on a small disk behind a proxy, a mail server, a bank. */
export async function openSoak(
  startedAt: number,
  { onForged, onAnswer }: { onForged: (url: string) => void; onAnswer: OnAnswer },
) {
  const folder = await mkdtemp(join(tmpdir(), 'soak-'))
  const disk = mountSmallDisk(DISK_MB)
  const cluster = await openCluster({ home: disk?.folder })
  // Old WAL would fill the small disk.
  await administer(cluster.url, `alter system set max_wal_size = '96MB'`)
  await administer(cluster.url, 'select pg_reload_conf()')
  const proxy = await openProxy(cluster.url)
  const mail = await openMailServer()
  const ports = await Promise.all(Array.from({ length: PROCESSES }, freePort))
  const origins = ports.map((port) => `http://127.0.0.1:${port}`)
  const [origin = ''] = origins
  const faults = createFaults()
  const clock = () => fastClock(startedAt)
  const bank = await openFaultyBank({
    ...{ clock, faults, onForged, onAnswer },
    payPalSignalUrl: `${origin}/api/payments/signals/paypal`,
  })
  const clockFile = join(folder, 'clock')
  const faked = fakedClock(clockFile)
  const env = {
    ...{ NODE_ENV: 'test', LOG_LEVEL: 'silent', PATH: searchPath, DEMO_ORDERS: 'no', TRUSTED_PROXIES: '1' },
    ...GENEROUS_LIMITS,
    ...bank.env,
    DATABASE_URL: cluster.url,
    VAULT_KEY_FILE: join(folder, 'vault.key'),
    PUBLIC_ORIGIN: origin,
    SMTP_URL: mail.url,
    SOAK_STARTED_AT: String(startedAt),
  }
  return {
    ...{ cluster, proxy, mail, disk, bank, faults, clock, env, origins },
    clockFile: faked && clockFile,
    commits: join(folder, 'commits'),
    health: join(folder, 'health'),
    control: openControl(join(folder, 'control')),
    /** The shop's log of errors. */
    log: join(folder, 'log'),
    /** The environment of each process. */
    processes: ports.map((port) => ({
      ...env,
      ...faked,
      PORT: String(port),
      DATABASE_URL: proxy.url,
      HEALTH: join(folder, 'health'),
      NODE_COMPILE_CACHE: join(folder, 'compiled'),
      ...{ LOG_LEVEL: 'error', LOG_FILE: join(folder, 'log') },
    })),
    async close(): Promise<void> {
      await bank.close()
      await mail.close()
      await proxy.close()
      await cluster.close()
      disk?.unmount()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
