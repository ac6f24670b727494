import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { KillLedger } from './kill-plan.ts'

const PROGRAM = fileURLToPath(new URL('./serve-killable.ts', import.meta.url))

interface Lives {
  env: Record<string, string>
  /** The file in which lives note their commits. */
  commits: string
  ledger: KillLedger
  /** The most commits of a life before it may end. */
  patience: number
}

/** Starts the shop again whenever it has killed itself, until it is stopped. */
export function keepAlive({ env, commits, ledger, patience }: Lives) {
  let deaths = 0
  let isOver = false
  let running: ChildProcess | undefined

  async function live(): Promise<void> {
    for (let life = 0; !isOver; life++) {
      const plan = JSON.stringify(ledger.planOf(life, patience))
      running = spawn(process.execPath, [PROGRAM], {
        env: { ...env, KILL_PLAN: plan, COMMITS: commits },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
      const [code, signal] = (await once(running, 'exit')) as [number | null, string | null]
      if (signal !== 'SIGKILL') console.log(`a life ended by itself, with ${code ?? signal}`)
      if (!isOver) deaths += 1
      ledger.readLife()
    }
  }

  const living = live()
  return {
    deaths: () => deaths,
    async stop(): Promise<void> {
      isOver = true
      running?.kill('SIGKILL')
      await living
    },
  }
}
