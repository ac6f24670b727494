import type { FinishedExchange } from './http/exchange.ts'
import type { AnswerCaches } from './http/stored-answers.ts'
import { JOBS } from './job-handlers.ts'
import { createAccessLog } from './log/access-log.ts'
import { createShopMetrics } from './metrics/shop-metrics.ts'
import type { OpenShop } from './open-shop.ts'

/**
 * What watches the requests, as configured: the access log and the metrics. `observe` is undefined where neither is
 * wanted.
 */
export function observeRequests(open: OpenShop, caches: AnswerCaches) {
  const { config, log } = open.shop
  const queues = JOBS.map(({ queue }) => queue)
  const metrics = config.metrics === undefined ? undefined : createShopMetrics({ open, caches, queues })
  const logAccess = config.logsAccess ? createAccessLog(log) : undefined
  const observe = (finished: FinishedExchange) => {
    metrics?.observe(finished)
    logAccess?.(finished)
  }
  return { metrics, observe: metrics === undefined && logAccess === undefined ? undefined : observe }
}
