import type { AnswerCaches } from '../http/stored-answers.ts'
import type { OpenShop } from '../open-shop.ts'
import type { Family } from './families.ts'
import { createProcessFamilies } from './process-families.ts'
import { createRequestMeter } from './request-meter.ts'
import { readShopFamilies } from './shop-families.ts'

interface Sources {
  open: OpenShop
  caches: AnswerCaches
  /** The names of all kinds of job. */
  queues: readonly string[]
}

/** The metrics of this process and of its shop. */
export function createShopMetrics({ open: { shop, database }, caches, queues }: Sources) {
  const meter = createRequestMeter()
  const readProcess = createProcessFamilies({ database, caches })
  return {
    observe: meter.observe,
    /** An outage of the database leaves its figures out: the others matter most then. */
    async read(): Promise<Family[]> {
      const shared = await readShopFamilies(database, queues).catch((err: unknown) => {
        shop.log.warn({ err }, 'reading the metrics of the database failed')
        return null
      })
      const up: Family = {
        name: 'shop_database_up',
        help: 'Whether the database answered.',
        type: 'gauge',
        combine: 'max',
        samples: [['', shared === null ? 0 : 1]],
      }
      return [meter.family(), ...readProcess(), up, ...(shared ?? [])]
    },
  }
}
