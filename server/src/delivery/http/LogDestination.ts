import { fstatSync, write, writeSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import type { DestinationStream } from 'pino'
import { logLinesDropped } from '../../kernel/metrics/measures.js'

/** Lines wait in memory up to so many bytes; what comes while these cannot be written is dropped. */
const maxWaitingBytes = 256 * 1024

/** Milliseconds after which what waits is written, however little it is, and a write that failed is tried again. */
const flushEvery = 500

/** Milliseconds after which a slow reader is tried again. */
const retryAfter = 20

/** Milliseconds that the end of the process may wait for a reader of the log. */
const longestEnd = 1000

type Written = (error?: Error | null) => void

/**
 * Writes lines to a file, a pipe or a terminal, in the background. A disk that is full or a reader that has stopped reading costs
 * lines, which are counted, and never holds up the process: pino's own destination waits for ever then.
 */
export class LogDestination implements DestinationStream {
  private waiting: string[] = []
  private waitingBytes = 0
  /** What is being written, or has failed to be. */
  private rest: Buffer | null = null
  private isWriting = false
  private hasFailed = false
  private dropped = 0
  private readonly whenWritten: Written[] = []
  private readonly timer: NodeJS.Timeout
  private readonly atExit = () => this.writeAtOnce()

  /** @param atOnce bytes that are written without waiting for more */
  constructor(
    private readonly file: number,
    private readonly atOnce: number,
  ) {
    fstatSync(file)
    this.timer = setInterval(() => this.next(), flushEvery).unref()
    process.once('exit', this.atExit)
  }

  /** Writes no more: its file may be closed, whose number may become another's. */
  end(): void {
    clearInterval(this.timer)
    process.off('exit', this.atExit)
    this.waiting = []
    this.rest = null
  }

  write(line: string): void {
    // Two bytes for a character at most, but for few.
    if (this.waitingBytes + line.length > maxWaitingBytes) {
      this.dropped += 1
      logLinesDropped.inc()
      return
    }
    this.waiting.push(line)
    this.waitingBytes += line.length
    if (this.waitingBytes > this.atOnce && !this.hasFailed) this.next()
  }

  /** @param whenWritten is called once all lines are written, or cannot be */
  flush(whenWritten?: Written): void {
    if (whenWritten) this.whenWritten.push(whenWritten)
    this.next()
  }

  /** What is being written in the background goes first; what waits follows it. */
  flushSync(): void {
    if (!this.isWriting) this.writeAtOnce()
  }

  /** As much as possible before the process ends. */
  private writeAtOnce(): void {
    const deadline = performance.now() + longestEnd
    // What is being written is on its way.
    let left = this.isWriting ? this.taken() : (this.rest ?? this.taken())
    if (!this.isWriting) this.rest = null
    while (left && performance.now() < deadline) {
      try {
        left = left.subarray(writeSync(this.file, left))
        if (left.length === 0) left = this.taken()
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return
      }
    }
  }

  private next(): void {
    if (this.isWriting) return
    const content = this.rest ?? this.taken()
    if (!content) {
      this.settle()
      return
    }
    this.isWriting = true
    this.rest = content
    write(this.file, content, (error, written) => {
      this.isWriting = false
      this.hasFailed = error !== null
      if (error) {
        // A reader that is slow is waited for by who waits for the end of the lines.
        if (error.code === 'EAGAIN' && this.whenWritten.length > 0) setTimeout(() => this.next(), retryAfter)
        else this.settle(error)
        return
      }
      this.rest = written < content.length ? content.subarray(written) : null
      if (this.rest || this.whenWritten.length > 0 || this.waitingBytes > this.atOnce) this.next()
    })
  }

  private settle(error?: Error): void {
    for (const each of this.whenWritten.splice(0)) each(error)
  }

  /** Everything that waits, after a line that says how many were dropped before it. */
  private taken(): Buffer | null {
    if (this.dropped > 0 && !this.hasFailed) {
      this.waiting.push(droppedLine(this.dropped))
      this.dropped = 0
    }
    if (this.waiting.length === 0) return null
    const content = Buffer.from(this.waiting.join(''))
    this.waiting = []
    this.waitingBytes = 0
    return content
  }
}

function droppedLine(dropped: number): string {
  const text = 'Lines of the log were dropped, since they could not be written'
  return `${JSON.stringify({ level: 40, time: Date.now(), dropped, msg: text })}\n`
}
