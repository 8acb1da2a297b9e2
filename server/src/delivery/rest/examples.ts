import type { JsonSchema, JsonSchemas } from './jsonSchemas.js'
import { requestExamples } from './requestExamples.js'

type Named = JsonSchemas['named']

/** Values of fields by their names in REST, of kinds that a type does not tell apart. */
const byName: Record<string, unknown> = {
  address: 'Dorpsstraat',
  brand: 'Lenovo',
  city: 'Utrecht',
  code: '123456',
  current_status: 'Ligt op de werkbank',
  description_problem: 'Het scherm blijft zwart.',
  email: 'anna@example.com',
  email_address: 'anna@example.com',
  end_date: '2026-11-20',
  field: 'category',
  full_url: 'reparatie/trage-laptop',
  house_number: '12a',
  intake_date: '2026-11-02',
  gtin: '8712345678906',
  key: '7d3c9c0e-7c1b-4c5e-9c39-0b6a3f0f5b11',
  kvk_number: '12345678',
  language: 'nl',
  message: 'Mijn laptop is traag. Kan ik vanmiddag langskomen?',
  name: 'Anna de Wit',
  number: '26-0142',
  new_password: 'zeven paarse fietsen zingen',
  password: 'zeven paarse fietsen zingen',
  pin: '4821',
  phone: '06 0000 0001',
  phone_number: '06 0000 0001',
  sale: 'verkoop-17',
  specifications: '<p>16 GB geheugen</p>',
  start_date: '2026-11-03',
  terminal: 'term_7MgL4wea46qkRcoTZjWEH',
  text: '<p>Een schijf erbij maakt een oude laptop snel.</p>',
  title: 'Een trage laptop',
  token: 'Wn3c8-vGk1',
  vat_number: 'NL123456782B01',
  url: 'een-trage-laptop',
  what_has_been_done: 'Schijf vervangen',
  zip_code: '1234 AB',
}

const image = '/uploads/images/laptop.jpg'

/** The same calls, each parameter, body and answer with an example that its schema allows. */
export function withExamples(paths: Record<string, Record<string, unknown>>, named: Named): JsonSchema {
  return mapValues(paths, (methods) =>
    mapValues(methods, (call) => {
      const {
        parameters = [],
        requestBody,
        responses,
        ...rest
      } = call as Record<string, JsonSchema> & {
        parameters?: JsonSchema[]
      }
      return {
        ...rest,
        parameters: parameters.map((parameter) => {
          const { name, schema, example } = parameter as { name: string; schema: JsonSchema; example?: unknown }
          return { ...parameter, example: example ?? exampleOf(schema, named, name) }
        }),
        ...(requestBody && { requestBody: illustrated(requestBody, named, String(rest.operationId)) }),
        responses: mapValues(responses ?? {}, (response) => illustrated(response as JsonSchema, named)),
      }
    }),
  )
}

/**
 * A body or an answer with an example of what it holds.
 * @param sentBy the call that a body is of
 */
function illustrated(described: JsonSchema, named: Named, sentBy?: string): JsonSchema {
  const schema = (described.content as Record<string, { schema?: JsonSchema }> | undefined)?.['application/json']
    ?.schema
  if (!schema) return described
  const example = sentBy === undefined ? exampleOf(schema, named) : sentExample(sentBy, schema, named)
  return { ...described, content: { 'application/json': { schema, example } } }
}

/** What the shop accepts: a written example, or what is required with what is known by its name. */
function sentExample(sentBy: string, schema: JsonSchema, named: Named): unknown {
  if (sentBy in requestExamples) return requestExamples[sentBy]
  return exampleOf(schema, named, '', [sending + sentBy])
}

/** Before the name of a call, which stands first among the schemas around one that it sends. */
const sending = 'sent by '

/** What is optional and not shown, by the beginning of the name of a call: what the shop gives, and what an edit seldom changes. */
const leftOut: readonly [string, readonly string[]][] = [
  ['', ['key', 'code', 'url', 'full_url', 'vat_number', 'kvk_number']],
  ['put-', ['title', 'language', 'name', 'email']],
]

/** @param within the named schemas around this one, which is left out where it would contain itself */
function exampleOf(schema: JsonSchema, named: Named, name = '', within: readonly string[] = []): unknown {
  if (typeof schema.$ref === 'string') {
    const referred = schema.$ref.split('/').at(-1) ?? ''
    return exampleOf(named[referred] ?? {}, named, name, [...within, referred])
  }
  if ('const' in schema) return schema.const
  if (schema.default !== undefined) return schema.default
  if (Array.isArray(schema.enum)) return schema.enum[0]
  const [choice] = (schema.oneOf ?? schema.anyOf ?? []) as JsonSchema[]
  if (choice) return isWithin(choice, within) ? null : exampleOf(choice, named, name, within)
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type
  switch (type) {
    case 'object':
      return exampleOfObject(schema, named, within)
    case 'array': {
      const items = schema.items as JsonSchema
      return isWithin(items, within) ? [] : [exampleOf(items, named, name, within)]
    }
    case 'integer':
      return schema.minimum ?? 1
    case 'number':
      return 24.95
    case 'boolean':
      return true
    default:
      return exampleOfText(schema, name)
  }
}

function exampleOfObject(schema: JsonSchema, named: Named, within: readonly string[]): object {
  const required = (schema.required ?? []) as string[]
  const sentBy = within[0]?.startsWith(sending) ? within[0].slice(sending.length) : null
  const isShown = (name: string) =>
    name in byName && !leftOut.some(([start, names]) => sentBy?.startsWith(start) && names.includes(name))
  return Object.fromEntries(
    Object.entries((schema.properties ?? {}) as Record<string, JsonSchema>)
      .filter(
        ([name, property]) =>
          required.includes(name) ||
          (sentBy !== null ? isShown(name) : Object.keys(property).some((keyword) => keyword !== 'description')),
      )
      .map(([name, property]) => [name, exampleOf(property, named, name, within)]),
  )
}

function exampleOfText({ format, description, pattern }: JsonSchema, name: string): string {
  if (pattern) return 'an-example'
  if (format === 'date') return String(byName[name] ?? '2026-11-22')
  if (format === 'date-time') return '2026-11-22T09:30:00.000Z'
  const said = String(description ?? '')
  if (/image/.test(`${name} ${said}`)) return image
  if (/e-mail address/i.test(said)) return String(byName.email)
  return String(byName[name] ?? /^Such as `([^`]+)`/.exec(said)?.[1] ?? 'Een voorbeeld')
}

function isWithin({ $ref }: JsonSchema, within: readonly string[]): boolean {
  return typeof $ref === 'string' && within.includes($ref.split('/').at(-1) ?? '')
}

function mapValues<Value, Result>(of: Record<string, Value>, map: (value: Value) => Result): Record<string, Result> {
  return Object.fromEntries(Object.entries(of).map(([key, value]) => [key, map(value)]))
}
