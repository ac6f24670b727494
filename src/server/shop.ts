import type { Logger } from 'pino'
import type { Catalogue } from './catalog-index/catalogue.ts'
import type { StockReader } from './catalog-index/stock-reader.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { Reports } from './db/reports.ts'
import type { ImageManifest } from './images/image-manifest.ts'
import type { JobQueue } from './jobs/job-queue.ts'
import type { LocalLimits } from './limits/local-limits.ts'
import type { PaymentGateways } from './payment-gateway.ts'
import type { VainSearches } from './searches/vain-searches.ts'
import type { Settings } from './settings/settings.ts'
import type { VaultKeys } from './vault/vault-keys.ts'

/** The dependencies of verbs and routes. */
export interface Shop {
  db: Db
  reports: Pick<Reports, 'read'>
  catalogue: Catalogue
  stock: StockReader
  settings: Settings
  images: ImageManifest
  config: Config
  gateways: PaymentGateways
  jobs: JobQueue
  /** Signs guest cookies and links in e-mails. */
  cookieSecret: string
  /** The master keys of encrypted records. */
  vault: VaultKeys
  /** Rejects, within its own deadline, where the shop cannot take orders. */
  checkReady: () => Promise<void>
  clock: () => Date
  /** Rate limits that are counted in this process only. */
  localLimits: LocalLimits
  /** Counts searches that found nothing. */
  vainSearches: VainSearches
  log: Logger
}
