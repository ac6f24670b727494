import { pino } from 'pino'
import { createLog } from './create-log.ts'
import { describeError } from './describe-error.ts'

const STANDARD_ERROR = 2

/**
 * Logs uncaught errors without personal data and exits with 1. Node itself would print query parameters and connection
 * URLs. Console output of libraries is logged the same way.
 */
export function exitOnUncaught(): void {
  const log = createLog('fatal', pino.destination({ dest: STANDARD_ERROR, sync: true }))
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'exiting: uncaught error')
    process.exit(1)
  })
  const consoleLog = createLog('warn', pino.destination({ dest: STANDARD_ERROR, sync: true }))
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[method] = (...args: unknown[]) => {
      const errors = args.filter((arg) => arg instanceof Error).map((arg) => describeError(arg))
      consoleLog.warn({ errors }, `a library wrote to console.${method}`)
    }
  }
}
