import type { Logger } from 'pino'
import type { Catalogue } from './catalog/catalogue.ts'
import type { Config } from './config.ts'
import type { Db } from './db/connect.ts'

/** What the verbs and routes of one running shop need. */
export interface Shop {
  db: Db
  catalogue: Catalogue
  config: Config
  /** Signs the cookies of guests. */
  cookieSecret: string
  clock: () => Date
  log: Logger
}
