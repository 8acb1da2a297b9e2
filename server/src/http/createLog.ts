import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '../settings/readSettings.js'
import { describeError, messageOf } from './describeError.js'
import { withoutAddresses } from './withoutAddresses.js'

/**
 * JSON lines; on a terminal they are made readable. No line holds what an error carries along, nor anybody's e-mail
 * address.
 * @param destination the output of the process where none is given
 */
export function createLog(
  { logLevel, development }: Pick<Settings, 'logLevel' | 'development'>,
  destination?: DestinationStream,
): Logger {
  const options = {
    level: logLevel,
    serializers: { err: describeError },
    formatters: { log: withoutAddressesIn },
    hooks: { logMethod },
  }
  if (destination) return pino(options, destination)
  if (process.stdout.isTTY) {
    return pino({ ...options, transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } })
  }
  // Whoever reads the log slowly does not hold up the shop; what is left is written when the process ends.
  return pino(options, pino.destination({ dest: 1, sync: false, ...(!development && buffered) }))
}

/** A write of its own for every line would be a fifth of what a cached answer costs. */
const buffered = { minLength: 8192, periodicFlush: 500 }

/** Ends the process once the lines that are on their way to a slow reader have got there, or after three seconds. */
export function exitWhenWritten(log: Logger, code: number): void {
  setTimeout(() => process.exit(code), 3000)
  log.flush(() => process.exit(code))
}

/** Left to itself, pino takes an error's own words for those of a line that has none. */
function logMethod(this: Logger, given: unknown[], method: (...given: never[]) => void): void {
  const [first] = given
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  const line = error instanceof Error && given[1] === undefined ? [first, messageOf(error)] : given
  method.apply(this, line.map((part) => (typeof part === 'string' ? withoutAddresses(part) : part)) as never[])
}

function withoutAddressesIn(line: Record<string, unknown>): Record<string, unknown> {
  const hasAny = Object.values(line).some((value) => typeof value === 'string' && value.includes('@'))
  if (!hasAny) return line
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? withoutAddresses(value) : value]),
  )
}
