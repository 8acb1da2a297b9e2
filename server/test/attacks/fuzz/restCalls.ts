import type { Call } from './Call.js'
import type { Chance } from './Chance.js'
import { hostileHeaders, hostileNumber, hostileText, oddValue, printJson, someId, someItems } from './hostileValues.js'

interface Schema {
  $ref?: string
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  oneOf?: Schema[]
  anyOf?: Schema[]
  allOf?: Schema[]
}

interface Operation {
  parameters?: { name: string; in: string; schema: Schema }[]
  requestBody?: { content: Record<string, { schema: Schema }> }
}

export interface OpenApi {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

const pictureStart = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')

/** Every call that the description of REST knows, once, with random values. */
export function restCalls(api: OpenApi, chance: Chance): Call[] {
  return Object.entries(api.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) =>
      callOf(api, path, method.toUpperCase(), operation, chance.branch(`${method} ${path}`)),
    ),
  )
}

function callOf(api: OpenApi, path: string, method: string, operation: Operation, chance: Chance): Call {
  const query = new URLSearchParams()
  let filled = path
  for (const { name, in: place, schema } of operation.parameters ?? []) {
    const text = addressText(api, schema, chance)
    if (place === 'path') filled = filled.replace(`{${name}}`, encodeURIComponent(text.toWellFormed()))
    else if (place === 'query' && chance.happens(0.6)) query.append(name, text)
  }
  if (chance.happens(0.3)) query.append(hostileText(chance), hostileText(chance))
  if (chance.happens(0.1)) query.append(chance.oneOf(['where', 'relations', 'page', '_method', 'order[id]']), '1')
  const address = `/api${filled}${query.size > 0 ? `?${query}` : ''}`
  const content = operation.requestBody?.content ?? {}
  const common = { method, path: address }
  const headers = hostileHeaders(chance)
  if (content['multipart/form-data']) {
    return { ...common, name: `${method} ${address} (a form)`, headers, body: formOf(chance) }
  }
  if (!content['application/json']) return { ...common, name: `${method} ${address}`, headers }
  const body = bodyOf(api, content['application/json'].schema, chance)
  return {
    ...common,
    name: `${method} ${address} ${body.slice(0, 600)}`,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
  }
}

function addressText(api: OpenApi, schema: Schema, chance: Chance): string {
  const value = randomValue(api, schema, 'id', chance)
  const text = typeof value === 'object' ? hostileText(chance) : String(value)
  // Longer addresses are refused before they reach anything of ours.
  return text.slice(0, 900)
}

function bodyOf(api: OpenApi, schema: Schema, chance: Chance): string {
  if (chance.happens(0.04)) return hostileText(chance)
  return printJson(randomValue(api, schema, '', chance))
}

function formOf(chance: Chance): FormData {
  const form = new FormData()
  const bytes = Buffer.concat([
    chance.happens(0.5) ? pictureStart : Buffer.alloc(0),
    Buffer.from(Array.from({ length: chance.below(400) }, () => chance.below(256))),
  ])
  if (chance.happens(0.7)) form.append('page-type', hostileText(chance))
  if (chance.happens(0.5)) form.append('page-id', String(hostileNumber(chance)))
  if (chance.happens(0.9)) form.append('file', new Blob([bytes]), hostileText(chance))
  return form
}

function randomValue(api: OpenApi, schema: Schema, name: string, chance: Chance): unknown {
  if (name !== '' && chance.happens(0.06)) return oddValue(chance)
  if (schema.$ref)
    return randomValue(api, api.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, name, chance)
  const several = schema.oneOf ?? schema.anyOf
  if (several) return randomValue(api, chance.oneOf(several), name, chance)
  if (schema.allOf) {
    return Object.assign({}, ...schema.allOf.map((part) => randomValue(api, part, '', chance) as object))
  }
  if ('const' in schema) return schema.const
  if (schema.enum) return chance.happens(0.9) ? chance.oneOf(schema.enum) : hostileText(chance)
  switch (Array.isArray(schema.type) ? chance.oneOf(schema.type) : schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema
      const chosen = Object.entries(properties).filter(([key]) => required.includes(key) || chance.happens(0.5))
      return Object.fromEntries(chosen.map(([key, each]) => [key, randomValue(api, each, key, chance)]))
    }
    case 'array':
      return someItems(chance, () => randomValue(api, schema.items ?? {}, name, chance))
    case 'integer':
      return /^(id|version|customer|category|group|belongs_to)$/.test(name) ? someId(chance) : hostileNumber(chance)
    case 'number':
      return hostileNumber(chance)
    case 'boolean':
      return chance.happens(0.5)
    case 'null':
      return null
    default:
      return hostileText(chance)
  }
}
