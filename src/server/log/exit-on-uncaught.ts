import { pino } from 'pino'
import { createLog } from './create-log.ts'
import { describeError } from './describe-error.ts'

const STANDARD_ERROR = 2

/**
 * Ends the process, with status 1, on an error that nobody caught, and says safely what it was: Node itself prints an
 * error whole, with the parameters of a failed statement or the address it was to connect to. What libraries write to
 * the console goes the same way.
 */
export function exitOnUncaught(): void {
  const log = createLog('fatal', pino.destination({ dest: STANDARD_ERROR, sync: true }))
  process.on('uncaughtException', (err, origin) => {
    log.fatal({ err, origin }, 'the process ends: an error was not caught')
    process.exit(1)
  })
  const consoleLog = createLog('warn', pino.destination({ dest: STANDARD_ERROR, sync: true }))
  for (const method of ['error', 'warn', 'info', 'log', 'debug'] as const) {
    console[method] = (...args: unknown[]) => {
      const errors = args.filter((one) => one instanceof Error).map((one) => describeError(one))
      consoleLog.warn({ errors }, `a library wrote to console.${method}`)
    }
  }
}
