import { type Config, readConfig } from '../../src/server/config.ts'

/** The configuration of a shop in a test: the told world, no log, and nothing of this machine's environment. */
export function testConfig(changes: Partial<Config> = {}): Config {
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  return { ...config, publicOrigin: 'http://shop.test', ...changes }
}
