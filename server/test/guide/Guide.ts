import { readFileSync } from 'node:fs'

export interface Exchange {
  method: string
  path: string
  headers: Record<string, string>
  body: string
  answer: { status: number; body: string }
}

export interface Flow {
  title: string
  text: string
  exchanges: Exchange[]
  /** What is written in JavaScript, to be run as it stands, and before which exchange it stands. */
  programs: { text: string; before: number }[]
}

/** `docs/integrating.md`, as far as it is run. */
export function readGuide(): Flow[] {
  const guide = readFileSync(new URL('../../../docs/integrating.md', import.meta.url), 'utf8')
  const [, ...sections] = guide.split(/^## /m)
  return sections.map((section) => {
    const flow: Flow = { title: section.split('\n', 1)[0] ?? '', text: section, exchanges: [], programs: [] }
    let asked: Message | undefined
    for (const [, kind, text = ''] of section.matchAll(/^```(\w+)\n(.*?)^```$/gms)) {
      if (kind === 'js') flow.programs.push({ text, before: flow.exchanges.length })
      else if (kind !== 'http') throw new Error(`The guide has a block of ${kind}, which nothing runs`)
      else if (!text.startsWith('HTTP/1.1 ')) asked = readMessage(text)
      else if (!asked) throw new Error(`The guide has an answer without a request: ${text}`)
      else {
        const [method = '', path = ''] = asked.first.split(' ')
        const { first, body } = readMessage(text)
        const answer = { status: Number(first.split(' ')[1]), body }
        flow.exchanges.push({ method, path, headers: asked.headers, body: asked.body, answer })
        asked = undefined
      }
    }
    if (asked) throw new Error(`The guide has a request without an answer: ${asked.first}`)
    return flow
  })
}

interface Message {
  first: string
  headers: Record<string, string>
  body: string
}

function readMessage(text: string): Message {
  const [head = '', ...body] = text.split('\n\n')
  const [first = '', ...lines] = head.trim().split('\n')
  const headers = Object.fromEntries(
    lines.map((line) => [line.split(':', 1)[0]?.toLowerCase(), line.replace(/^[^:]+: */, '')]),
  )
  return { first, headers, body: body.join('\n\n').trim() }
}
