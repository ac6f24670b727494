import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { KillLedger } from './kill-plan.ts'
import { pause } from './network-faults.ts'

const PROGRAM = fileURLToPath(new URL('./serve-killable.ts', import.meta.url))

interface Lives {
  env: Record<string, string>
  /** The file in which lives note their commits. */
  commits: string
  ledger: KillLedger
  /** The most commits of a life before it may end. */
  patience: number
  /** Of so many lives, one may end at its first commits. */
  shortEvery?: number
  /** Whether a life that cannot begin, since the database is away, says so at length. */
  isSilent?: boolean
}

/** As a supervisor would wait. */
const PAUSE_MS = 500

/** Starts the shop again whenever it has killed itself, until it is stopped. */
export function keepAlive({ env, commits, ledger, patience, shortEvery, isSilent = false }: Lives) {
  let deaths = 0
  let ended = 0
  let isOver = false
  let running: ChildProcess | undefined

  async function live(): Promise<void> {
    for (let life = 0; !isOver; life++) {
      const plan = JSON.stringify(ledger.planOf(life, patience, shortEvery))
      running = spawn(process.execPath, [PROGRAM], {
        env: { ...env, KILL_PLAN: plan, COMMITS: commits },
        stdio: ['ignore', 'ignore', isSilent ? 'ignore' : 'inherit'],
      })
      const [code, signal] = (await once(running, 'exit')) as [number | null, string | null]
      if (signal !== 'SIGKILL') {
        if (!isSilent) console.log(`a life ended by itself, with ${code ?? signal}`)
        ended += 1
        await pause(PAUSE_MS)
      }
      if (!isOver) deaths += 1
      ledger.readLife()
    }
  }

  process.once('exit', () => running?.kill('SIGKILL'))
  const living = live()
  return {
    deaths: () => deaths,
    /** How many of them were not killed: the shop ends where it starts and finds no database. */
    ended: () => ended,
    /** At any moment, not at a commit. */
    kill: () => running?.kill('SIGKILL') ?? false,
    async stop(): Promise<void> {
      isOver = true
      running?.kill('SIGKILL')
      await living
    },
  }
}
