import { type Config, readConfig } from '../../src/server/config.ts'
import { GENEROUS_LIMITS } from './generous-limits.ts'

/** Read by every shop in a test, so that copies of one database share it. */
const VAULT_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`

/**
 * The configuration of a shop in a test: demo data, no log, rate limits that no test reaches, and nothing from this
 * machine's environment.
 */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', VAULT_KEYS, ...GENEROUS_LIMITS })
  return { ...config, publicOrigin: 'http://shop.test', ...changes }
}

/** The default rate limits, for tests of limits. */
export const DEFAULT_LIMITS = readConfig({}).limits
