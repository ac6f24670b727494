import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config.ts'
import { describeError } from './describe-error.ts'

/** Opens the log: JSON lines on standard output, or at `destination`. Errors are described, never printed whole. */
export function createLog(level: Config['logLevel'] | 'fatal', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    formatters: { log: describeErrors },
    // Described already; pino's own serializer would look for a message again.
    serializers: { err: (described) => described },
    hooks: { logMethod: nameErrors },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** Whatever stands under `err` was thrown and may be anything; elsewhere only errors are described. */
function describeErrors(line: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(line).map(([key, value]) => {
    return [key, key === 'err' || value instanceof Error ? describeError(value) : value]
  })
  return Object.fromEntries(entries)
}

/** Without a message of its own a line would take the error's. */
function nameErrors(this: Logger, args: unknown[], write: LogFn): void {
  const [first, message, ...others] = args
  const line = first instanceof Error ? { err: first } : first
  const isNamed = typeof message === 'string' || typeof line !== 'object'
  const named = isNamed ? [line, message, ...others] : [line, 'an error']
  write.apply(this, named as Parameters<LogFn>)
}
