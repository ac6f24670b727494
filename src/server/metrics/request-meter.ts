import type { FinishedExchange } from '../http/exchange.ts'
import { type Family, labelsOf, type Sample } from './families.ts'

/** Seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface Series {
  labels: Record<string, string>
  /** By bound; the last is for what took longer than all. */
  counts: number[]
  seconds: number
}

/** Counts requests and how long they took, by method, route pattern and status class. */
export function createRequestMeter() {
  const byKey = new Map<string, Series>()

  function seriesOf(method: string, route: string, status: string): Series {
    const key = `${method} ${status} ${route}`
    let series = byKey.get(key)
    if (series === undefined) {
      series = { labels: { method, route, status }, counts: new Array(BOUNDS.length + 1).fill(0), seconds: 0 }
      byKey.set(key, series)
    }
    return series
  }

  return {
    observe({ method, route, status, ms, isCut }: FinishedExchange): void {
      const statusClass = isCut ? 'cut' : `${Math.floor(status / 100)}xx`
      const series = seriesOf(METHODS.has(method) ? method : 'OTHER', route, statusClass)
      const seconds = ms / 1000
      let bound = 0
      while (bound < BOUNDS.length && seconds > (BOUNDS[bound] as number)) bound++
      series.counts[bound] = (series.counts[bound] as number) + 1
      series.seconds += seconds
    },

    family: (): Family => ({
      name: 'shop_http_request_seconds',
      help: 'How long requests took until the last byte of the answer, by route pattern and status class.',
      type: 'histogram',
      combine: 'sum',
      samples: [...byKey.values()].flatMap(samplesOf),
    }),
  }
}

function samplesOf({ labels, counts, seconds }: Series): Sample[] {
  let below = 0
  const buckets = counts.map((count, i): Sample => {
    below += count
    return [labelsOf({ ...labels, le: i < BOUNDS.length ? String(BOUNDS[i]) : '+Inf' }), below, '_bucket']
  })
  return [...buckets, [labelsOf(labels), seconds, '_sum'], [labelsOf(labels), below, '_count']]
}
