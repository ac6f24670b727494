import { writeFileSync } from 'node:fs'
import { administer } from '../support/administer.ts'
import type { DatabaseProxy } from '../support/database-proxy.ts'
import type { MailServer } from '../support/mail-server.ts'
import type { Cluster } from '../support/own-cluster.ts'
import type { mountSmallDisk } from '../support/small-disk.ts'
import { waitUntil } from '../support/wait-until.ts'
import { pause } from './network-faults.ts'

export interface Rig {
  cluster: Cluster
  proxy: DatabaseProxy
  mail: MailServer
  /** Null where this machine allows none. */
  disk: ReturnType<typeof mountSmallDisk>
  /** The file from which libfaketime reads how far the clock is off; null where there is none. */
  clockFile: string | null
  lives: readonly { kill(): boolean }[]
  /** How often a process has seen its clock jump. */
  clockJumps: () => number
  /** How long a fault lasts. */
  lastsMs: number
}

type Fault = readonly [name: string, work: (() => Promise<void>) | null]
type Faults = Record<Fault[0], Fault[1]>
const COMMIT = 'commit'
const CUTS = 3
const SLOW_MS = 120
const LONGEST_WAIT_MS = 20_000
/** Both processes may have been started just now. */
const LONGEST_JUMP_MS = 5_000
const MOST_ROUNDS = 4
/** Twenty times as much by the fast clock of the soak: unpaid orders lapse. */
const JUMP = '+120'

/** A server whose recovery finds the disk full ends; otherwise it recovers by itself. */
async function startAgain(cluster: Cluster): Promise<void> {
  const answers = async () => {
    if (!cluster.isRunning()) await cluster.start()
    return administer(cluster.url, 'select 1').then(
      () => true,
      () => false,
    )
  }
  await waitUntil(answers)
}

/** Each fault, what it does and how it ends; null where this machine cannot do it. */
const listFaults = (rig: Rig): Faults => ({ ...databaseFaults(rig), ...connectionFaults(rig), ...otherFaults(rig) })

function databaseFaults({ cluster, disk, lastsMs }: Rig): Faults {
  const restart = async (how: 'fast' | 'immediate') => {
    await cluster.stop(how)
    await pause(lastsMs / 2)
    await cluster.start()
  }
  return {
    'PostgreSQL stopped and started': () => restart('fast'),
    'PostgreSQL crashed and recovered': () => restart('immediate'),
    'PostgreSQL frozen': async () => {
      cluster.freeze()
      await pause(lastsMs)
      cluster.thaw()
    },
    'disk of PostgreSQL full':
      disk &&
      (async () => {
        disk.fill()
        await pause(lastsMs)
        disk.clear()
        await startAgain(cluster)
      }),
  }
}

function connectionFaults({ proxy, lastsMs }: Rig): Faults {
  const cut = async (isForwarded: boolean) => {
    proxy.cutAt(COMMIT, { isForwarded, times: CUTS })
    await waitUntil(() => proxy.cutsLeft() === 0, { timeoutMs: LONGEST_WAIT_MS, intervalMs: 20 })
  }
  return {
    [`PostgreSQL slow: every answer ${SLOW_MS} ms later`]: async () => {
      proxy.delay(SLOW_MS)
      await pause(lastsMs)
      proxy.delay(0)
    },
    'connection cut before a commit arrives': () => cut(false),
    'connection cut before the answer to a commit': () => cut(true),
    'connection to PostgreSQL refused': async () => {
      await proxy.down()
      await pause(lastsMs)
      await proxy.up()
    },
  }
}

function otherFaults({ mail, clockFile, clockJumps, lives, lastsMs }: Rig): Faults {
  const mailFails = async (receive: 'hang' | 'drop after acknowledgement') => {
    const before = mail.connections()
    mail.setBehaviour({ receive })
    await waitUntil(() => mail.connections() > before, { timeoutMs: LONGEST_WAIT_MS })
      .then(() => pause(lastsMs))
      .finally(() => mail.setBehaviour({}))
  }
  return {
    'a process of the shop killed at any moment': async () => {
      if (!lives.some((life) => life.kill())) throw new Error('no process was alive')
      await pause(lastsMs)
    },
    'mail server hangs': () => mailFails('hang'),
    'mail server drops the connection after its answer': () => mailFails('drop after acknowledgement'),
    'clock jumps two minutes ahead and back':
      clockFile === null
        ? null
        : async () => {
            const before = clockJumps()
            writeFileSync(clockFile, JUMP)
            await waitUntil(() => clockJumps() > before, { timeoutMs: LONGEST_JUMP_MS }).catch(() => {})
            await pause(lastsMs)
            writeFileSync(clockFile, '+0')
          },
  }
}

/** Brings the faults about, one after the other, and counts those that happened. */
export function createServerFaults(rig: Rig) {
  const faults = Object.entries(listFaults(rig))
  const happened = new Map(faults.map(([name]) => [name, 0]))
  const problems: string[] = []
  return {
    happened,
    impossible: faults.filter(([, work]) => work === null).map(([name]) => name),
    problems,
    /**
     * Goes on until each was brought about, also when the time is over; one that cannot be is tried a few times.
     *
     * @param untilWell waits until the shop answers again
     */
    async runUntil(isOver: () => boolean, untilWell: () => Promise<void>): Promise<void> {
      const isMissing = ([name, work]: Fault) => work !== null && happened.get(name) === 0
      const goesOn = (round: number) => !isOver() || (faults.some(isMissing) && round < MOST_ROUNDS)
      for (let round = 0; goesOn(round); round++) {
        for (const [name, work] of shuffled(faults)) {
          if (work === null || (isOver() && !isMissing([name, work]))) continue
          try {
            await untilWell()
            await work()
            happened.set(name, (happened.get(name) ?? 0) + 1)
          } catch (error) {
            problems.push(`${name}: ${error}`)
          }
        }
      }
    },
  }
}

const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((one) => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one)
