import { type DestinationStream, type LogFn, type Logger, type LoggerOptions, pino } from 'pino'
import type { Config } from '../config.ts'
import { describeError } from './describe-error.ts'
import { currentRequestId } from './request-scope.ts'

/** JSON lines on standard output, or at `destination`. Errors pass through `describeError`. */
export function createLog(level: Config['logLevel'] | 'fatal', destination?: DestinationStream): Logger {
  const options: LoggerOptions = {
    level,
    mixin: nameRequest,
    formatters: { log: describeErrors },
    // Already described; pino's own serializer would add the message again.
    serializers: { err: (described) => described },
    hooks: { logMethod: nameErrors },
  }
  return destination === undefined ? pino(options) : pino(options, destination)
}

/** What happens for a request, in it or in its jobs, carries its id. */
function nameRequest(): object {
  const requestId = currentRequestId()
  return requestId === undefined ? {} : { requestId }
}

/** `err` may be any thrown value; other keys are described only if they are errors. */
function describeErrors(line: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(line).map(([key, value]) => {
    return [key, key === 'err' || value instanceof Error ? describeError(value) : value]
  })
  return Object.fromEntries(entries)
}

/** Without a message, pino would use the error's, which may contain personal data. */
function nameErrors(this: Logger, args: unknown[], write: LogFn): void {
  const [first, message, ...others] = args
  const line = first instanceof Error ? { err: first } : first
  const hasMessage = typeof message === 'string' || typeof line !== 'object'
  const withMessage = hasMessage ? [line, message, ...others] : [line, 'an error']
  write.apply(this, withMessage as Parameters<LogFn>)
}
