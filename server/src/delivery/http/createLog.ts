import { type DestinationStream, type Logger, pino } from 'pino'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { describeError, messageOf } from './describeError.js'
import { LogDestination } from './LogDestination.js'
import { withoutAddresses } from './withoutAddresses.js'

/**
 * JSON lines; pretty-printed on a terminal. No line contains the values that an error carries, or an e-mail address.
 * @param destination standard output by default
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
  return pino(options, new LogDestination(1, development ? 0 : buffered))
}

/** Bytes. A separate write for every line would be a fifth of the cost of a cached answer. */
const buffered = 8192

/** Ends the process once all lines are written, and at the latest after so many milliseconds. */
export function exitWhenWritten(log: Logger, code: number, atMost = 3000): void {
  setTimeout(() => process.exit(code), atMost)
  log.flush(() => process.exit(code))
}

/** By default pino uses the raw message of an error as the text of a line that has none. */
function logMethod(this: Logger, parameters: unknown[], method: (...parameters: never[]) => void): void {
  const [first] = parameters
  const error = first instanceof Error ? first : (first as { err?: unknown } | null)?.err
  const line = error instanceof Error && parameters[1] === undefined ? [first, messageOf(error)] : parameters
  method.apply(this, line.map((part) => (typeof part === 'string' ? withoutAddresses(part) : part)) as never[])
}

function withoutAddressesIn(line: Record<string, unknown>): Record<string, unknown> {
  const hasAny = Object.values(line).some((value) => typeof value === 'string' && value.includes('@'))
  if (!hasAny) return line
  return Object.fromEntries(
    Object.entries(line).map(([name, value]) => [name, typeof value === 'string' ? withoutAddresses(value) : value]),
  )
}
