import { monitorEventLoopDelay } from 'node:perf_hooks'
import { memoryUsage } from 'node:process'
import type { Database } from '../db/connect.ts'
import type { AnswerCaches } from '../http/stored-answers.ts'
import { type Family, labelsOf } from './families.ts'

/** How often the delay of the event loop is looked at. */
const TIMER_MS = 20

interface Sources {
  database: Database
  caches: AnswerCaches
}

/** What one process knows of itself: memory, CPU, event loop, pool, page cache. */
export function createProcessFamilies({ database, caches }: Sources) {
  const delay = monitorEventLoopDelay({ resolution: TIMER_MS })
  delay.enable()

  /** Since the last call. Node's figures are times between two ticks of a timer, so that an idle loop has `TIMER_MS`. */
  function delaySamples(): [string, number][] {
    const ticks = { 0.5: delay.percentile(50), 0.99: delay.percentile(99), 1: delay.max }
    delay.reset()
    return Object.entries(ticks).map(([quantile, ns]) => [
      labelsOf({ quantile }),
      Math.max(0, ns / 1e9 - TIMER_MS / 1000),
    ])
  }

  return (): Family[] => {
    const { user, system } = process.cpuUsage()
    const { rss, heapUsed, external } = memoryUsage()
    const cached = Object.entries(caches).flatMap(([cache, { stats }]) => [
      [labelsOf({ cache, result: 'hit' }), stats.hits] as const,
      [labelsOf({ cache, result: 'miss' }), stats.misses] as const,
    ])
    const pool = database.pool?.()
    const poolSamples = Object.entries(pool ?? {}).map(([state, count]) => [labelsOf({ state }), count] as const)
    return [
      gauge('shop_processes', 'Processes that serve.', [['', 1]]),
      {
        ...gauge('shop_event_loop_delay_seconds', 'Delay of the event loop since the last scrape.', delaySamples()),
        combine: 'max',
      },
      counter('shop_cpu_seconds_total', 'CPU time.', [['', (user + system) / 1e6]]),
      gauge('shop_memory_bytes', 'Memory by kind: resident, JavaScript heap in use, outside of the heap.', [
        [labelsOf({ kind: 'resident' }), rss],
        [labelsOf({ kind: 'heap' }), heapUsed],
        [labelsOf({ kind: 'external' }), external],
      ]),
      gauge(
        'shop_database_connections',
        'Connections of the pool: total, idle, and requests waiting for one; none on PGlite.',
        poolSamples,
      ),
      counter(
        'shop_answer_cache_total',
        'Pages and answers of the catalogue that were taken from memory, or made.',
        cached,
      ),
    ]
  }
}

const gauge = (name: string, help: string, samples: Family['samples']): Family => ({
  name,
  help,
  type: 'gauge',
  combine: 'sum',
  samples,
})

const counter = (name: string, help: string, samples: Family['samples']): Family => ({
  ...gauge(name, help, samples),
  type: 'counter',
})
