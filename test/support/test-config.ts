import { type Config, readConfig } from '../../src/server/config.ts'
import { ROOMY_LIMITS } from './roomy-limits.ts'

/**
 * The configuration of a shop in a test: the told world, no log, limits that nobody reaches, and nothing of this
 * machine's environment.
 */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent', ...ROOMY_LIMITS })
  return { ...config, publicOrigin: 'http://shop.test', ...changes }
}

/** The limits that a shop has where nobody sets them, for tests of limits. */
export const DEFAULT_LIMITS = readConfig({}).limits
