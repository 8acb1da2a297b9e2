import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions } from 'smtp-server'
import type { SmtpAddress } from '../../../src/kernel/settings/smtpAddress.js'

/** A mail as it arrived. */
export interface ReceivedMail {
  from: string
  to: string[]
  /** Unfolded, by their names in lower case. */
  headers: Record<string, string>
  text: string
  /** The same as a page; null for a mail of plain text. */
  html: string | null
  /** What a calendar reads of it, and its content type; null for most mails. */
  calendar: { type: string; text: string } | null
  /** Files, as they arrived. */
  files: { name: string; type: string; text: string }[]
}

type Content = Pick<ReceivedMail, 'headers' | 'text' | 'html' | 'calendar' | 'files'>

/** A mail server that stores received mails; it can be restarted on the same port. */
export class MailServer {
  readonly mails: ReceivedMail[] = []
  port = 0
  private server: SMTPServer | null = null
  private readonly connections = new Set<Socket>()

  constructor(private readonly behaviour: SMTPServerOptions = {}) {}

  get address(): SmtpAddress {
    return { host: '127.0.0.1', port: this.port, secure: false, login: null }
  }

  async start(): Promise<this> {
    this.server = new SMTPServer({
      disabledCommands: ['AUTH', 'STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      onData: (stream, session, done) => {
        const { mailFrom, rcptTo } = session.envelope
        read(stream).then((source) => {
          this.mails.push({
            from: mailFrom ? mailFrom.address : '',
            to: rcptTo.map(({ address }) => address),
            ...source,
          })
          done()
        }, done)
      },
      ...this.behaviour,
    })
    // A disconnected client is no error of the server.
    this.server.on('error', () => undefined)
    this.server.server.on('connection', (connection: Socket) => {
      this.connections.add(connection)
      connection.on('close', () => this.connections.delete(connection))
    })
    this.server.listen(this.port, '127.0.0.1')
    await once(this.server.server, 'listening')
    this.port = (this.server.server.address() as AddressInfo).port
    return this
  }

  /** Disconnects every client immediately. */
  cutOff(): void {
    for (const connection of this.connections) connection.destroy()
  }

  async stop(): Promise<void> {
    const { server } = this
    this.server = null
    if (server) await new Promise<void>((resolve) => server.close(resolve))
  }
}

/** Reads a mail of plain text, or one with a page, a calendar or files beside it. */
export async function read(stream: SMTPServerDataStream): Promise<Content> {
  const source = Buffer.concat(await stream.toArray()).toString('utf8')
  const content: Content = { headers: readPart(source).headers, text: '', html: null, calendar: null, files: [] }
  for (const { headers, body } of leavesOf(source)) {
    const type = headers['content-type'] ?? 'text/plain'
    const raw = decodeBody(body, headers['content-transfer-encoding'])
    const [, name] = /^attachment;.*filename="?([^";]+)/s.exec(headers['content-disposition'] ?? '') ?? []
    if (name !== undefined) content.files.push({ name, type, text: raw })
    else if (type.startsWith('text/calendar')) content.calendar = { type, text: raw }
    else if (type.startsWith('text/html')) content.html = plain(raw)
    else content.text = plain(raw)
  }
  return content
}

/** The parts of a mail that have no parts themselves. */
function leavesOf(source: string): ReturnType<typeof readPart>[] {
  const part = readPart(source)
  const [, boundary] = /^multipart\/\w+;.*boundary="?([^";]+)/s.exec(part.headers['content-type'] ?? '') ?? []
  if (!boundary) return [part]
  const parts = part.body.split(`--${boundary}`).slice(1, -1)
  return parts.flatMap((each) => leavesOf(each.replace(/^\r\n|\r\n$/g, '')))
}

function readPart(source: string): { headers: Record<string, string>; body: string } {
  const [head = '', ...body] = source.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const [, name = '', value = ''] = /^([^:]+):\s*(.*)$/s.exec(line) ?? []
      return [name.toLowerCase(), decodeWords(value)]
    }),
  )
  return { headers, body: body.join('\r\n\r\n') }
}

function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, form: string, text: string) =>
      form.toUpperCase() === 'B' ? Buffer.from(text, 'base64').toString() : quoted(text.replaceAll('_', ' ')),
    )
}

function decodeBody(text: string, encoding = '7bit'): string {
  const decoded =
    encoding === 'base64'
      ? Buffer.from(text, 'base64').toString()
      : encoding === 'quoted-printable'
        ? quoted(text.replace(/=\r\n/g, ''))
        : text
  return decoded
}

function plain(text: string): string {
  return text.replaceAll('\r\n', '\n').trimEnd()
}

function quoted(text: string): string {
  const bytes = text.replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}
