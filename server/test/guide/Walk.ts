import { plain } from '../kernel/media/pictures.js'
import type { Exchange } from './Guide.js'

/** A name of a value, such as `<product>`. */
const name = /<(\w+)>/g

/** Any value at all. */
const anything = '…'

/** Sends the requests of a flow, one after another, and compares what they answer with what the guide says. */
export class Walk {
  /** @param known values by the names that stand for them */
  constructor(
    private readonly url: string,
    readonly known: Record<string, unknown>,
  ) {}

  /** In what the answer differs from the guide. */
  async faultsOf({ method, path, headers, body, answer }: Exchange): Promise<string[]> {
    const { host, ...own } = headers
    const isForm = headers['content-type'] === 'multipart/form-data'
    if (isForm) delete own['content-type']
    const response = await fetch(this.url + this.filled(path), {
      method,
      headers: {
        authorization: `Bearer ${this.known.token}`,
        'accept-language': 'en',
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...Object.fromEntries(Object.entries(own).map(([header, value]) => [header, this.filled(value)])),
      },
      ...(body && { body: isForm ? await formOf(body) : this.filled(body, true) }),
    })
    const text = await response.text()
    const where = `${method} ${path}`
    if (response.status !== answer.status) return [`${where} answered ${response.status}: ${text}`]
    if (!answer.body) return []
    return this.differences(JSON.parse(answer.body), JSON.parse(text)).map((fault) => `${where}${fault} in ${text}`)
  }

  /** A text with the values in it; in JSON, a name in quotes becomes the value itself. */
  private filled(text: string, isJson = false): string {
    const whole = isJson ? text.replace(/"<(\w+)>"/g, (_, each: string) => JSON.stringify(this.valueOf(each))) : text
    return whole.replace(name, (tag, each: string) => (each in this.known ? String(this.valueOf(each)) : tag))
  }

  private valueOf(each: string): unknown {
    if (!(each in this.known)) throw new Error(`Nothing has answered <${each}> yet`)
    return this.known[each]
  }

  /** A list says how its answer begins, unless it is empty. */
  private differences(said: unknown, answered: unknown, path = ''): string[] {
    if (said === anything) return answered === undefined ? [`${path} is not there`] : []
    const named = typeof said === 'string' ? /^<(\w+)>$/.exec(said)?.[1] : undefined
    if (named && !(named in this.known)) this.known[named] = answered
    const wanted = named ? this.known[named] : said
    if (typeof wanted !== 'object' || wanted === null) {
      return wanted !== undefined && wanted === answered
        ? []
        : [`${path} is ${JSON.stringify(answered)} instead of ${JSON.stringify(wanted)}`]
    }
    if (Array.isArray(wanted) && wanted.length === 0) {
      return Array.isArray(answered) && answered.length === 0 ? [] : [`${path} is not empty`]
    }
    if (typeof answered !== 'object' || answered === null) return [`${path} is ${JSON.stringify(answered)}`]
    return Object.entries(wanted).flatMap(([key, value]) =>
      this.differences(value, (answered as Record<string, unknown>)[key], `${path}.${key}`),
    )
  }
}

/** A form as it is written in the guide, a field on each line; a file is any picture. */
async function formOf(body: string): Promise<FormData> {
  const form = new FormData()
  for (const line of body.split('\n')) {
    const [field = '', value = ''] = line.split(/=(.*)/s)
    if (!value.startsWith('@')) form.append(field, value)
    else form.append(field, new Blob([new Uint8Array(await plain(40, 30).png().toBuffer())]), value.slice(1))
  }
  return form
}
