import type { Logger } from 'pino'
import type { Catalogue } from './catalog-index/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'
import type { ImageManifest } from './images/image-manifest.ts'
import type { LocalLimits } from './limits/local-limits.ts'

/** What the verbs and routes of one running shop need. */
export interface Shop {
  db: Db
  catalogue: Catalogue
  images: ImageManifest
  config: Config
  /** Signs the cookies of guests. */
  cookieSecret: string
  /** Rejects, within its own deadline, where orders could not be taken just now. */
  checkReady: () => Promise<void>
  clock: () => Date
  /** What this process counts by itself. */
  localLimits: LocalLimits
  log: Logger
}
