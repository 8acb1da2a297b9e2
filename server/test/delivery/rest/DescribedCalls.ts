import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { GraphQLSchema } from 'graphql'
import { describeRest } from '../../../src/delivery/rest/openapi.js'
import { restRoutesTable } from '../../../src/delivery/rest/routes.js'

export interface SentCall {
  method: string
  /** Below `/api/`, with its query. */
  path: string
  headers: Record<string, string>
  /** What was sent as JSON, or the text that was sent in its place; undefined for none, null for a form. */
  body?: unknown
}

export interface GivenAnswer {
  status: number
  headers: Record<string, string>
  /** The JSON of the answer; undefined for none, or for another type. */
  body: unknown
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  example?: unknown
  required?: boolean
  style?: 'simple'
  schema: { type?: string | string[] }
}

interface Described {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { required?: boolean; content: Record<string, object> }
  responses: Record<string, { $ref?: string; headers?: Record<string, { $ref: string }>; content?: object }>
}

interface Matched extends Described {
  /** Where it stands in the document, as a JSON pointer. */
  at: string
  /** The values of its path. */
  path: Record<string, string>
}

interface Document {
  paths: Record<string, Record<string, Described>>
  components: { responses: Record<string, Described['responses'][string]> }
}

/**
 * A schema is compiled once, not again within each that refers to it, and is not optimized, as it validates a few values.
 * Whether it is JSON Schema itself is tested where the document is.
 */
const compiledOnce = { strict: false, inlineRefs: false, code: { optimize: false }, validateSchema: false } as const

/** The document's own address within the validator. */
const base = 'openapi.json'

let known: DescribedCalls | undefined

/**
 * What a validating proxy knows of the calls: `openapi.json` and nothing else. Requests and answers are validated by
 * JSON Schema 2020-12, the dialect of OpenAPI 3.1.
 */
export class DescribedCalls {
  private readonly ajv = new Ajv2020({ ...compiledOnce, coerceTypes: false })
  private readonly validators = new Map<string, ValidateFunction>()
  private readonly coercing = new Ajv2020({ ...compiledOnce, coerceTypes: true })
  private readonly patterns: [template: string, pattern: RegExp][]

  constructor(private readonly document: Document) {
    for (const ajv of [this.ajv, this.coercing]) {
      addFormats.default(ajv)
      ajv.addSchema(document, base)
    }
    this.patterns = Object.keys(document.paths).map((template) => [template, patternOf(template)])
  }

  /** Read once per test file: every shop describes the same calls. */
  static of(schema: GraphQLSchema): DescribedCalls {
    known ??= new DescribedCalls(JSON.parse(JSON.stringify(describeRest(schema, restRoutesTable))))
    return known
  }

  /** The parameters in the query of each list that can be sorted, by its path. */
  get lists(): Record<string, { name: string; example?: unknown }[]> {
    const reads = Object.entries(this.document.paths).map(([path, { get }]) => {
      const queried = (get?.parameters ?? []).filter((parameter) => parameter.in === 'query')
      return [path.slice(1), queried] as const
    })
    return Object.fromEntries(reads.filter(([, queried]) => queried.some(({ name }) => name === 'sort')))
  }

  get operationIds(): string[] {
    return Object.values(this.document.paths).flatMap((methods) =>
      Object.values(methods).map(({ operationId }) => operationId),
    )
  }

  /** The call that this one is; undefined where there is none. An address without braces goes before one with them. */
  find({ method, path }: Pick<SentCall, 'method' | 'path'>): Matched | undefined {
    const [plain = ''] = path.split('?')
    const wanted = `/${plain}`
    const [template, pattern] =
      this.patterns.find(([one]) => one === wanted) ?? this.patterns.find(([, pattern]) => pattern.test(wanted)) ?? []
    const call = template === undefined ? undefined : this.document.paths[template]?.[method.toLowerCase()]
    if (template === undefined || !call) return undefined
    const at = pointer('paths', template, method.toLowerCase())
    return { ...call, at, path: pattern?.exec(wanted)?.groups ?? {} }
  }

  /** Why a proxy would refuse a request. */
  faultsOfRequest({ path, headers, body }: SentCall, call: Matched): string[] {
    const { searchParams } = new URL(path, 'http://shop.example')
    const lowerCase = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
    const given = (parameter: Parameter) => {
      if (parameter.in === 'path') return decodeURIComponent(call.path[parameter.name] ?? '')
      if (parameter.in === 'query') return searchParams.get(parameter.name) ?? undefined
      return lowerCase[parameter.name.toLowerCase()]
    }
    const inParameters = (call.parameters ?? []).flatMap((parameter, index) => {
      const text = given(parameter)
      if (text === undefined) return parameter.required ? [`${parameter.name} is missing`] : []
      if (searchParams.getAll(parameter.name).length > 1) return [`${parameter.name} is given twice`]
      const value = parameter.schema.type === 'array' ? text.split(',') : text
      const faults = this.faultsBy(this.coercing, `${call.at}/parameters/${index}/schema`, { value }, true)
      return faults.map((fault) => `${parameter.name}${fault}`)
    })
    return [...inParameters, ...this.faultsOfBody(body, call)]
  }

  private faultsOfBody(body: unknown, { requestBody, at }: Matched): string[] {
    if (!requestBody || body === null) return []
    const sent = typeof body === 'string' ? parsed(body) : body
    if (sent === undefined) return requestBody.required ? ['has no body'] : []
    if (!('application/json' in requestBody.content)) return ['is no form']
    if (sent === unreadable) return ['has a body that is no JSON']
    return this.faultsBy(this.ajv, `${at}/${jsonSchemaOf('requestBody')}`, sent)
  }

  /** In what an answer differs from what is described. */
  faultsOfAnswer({ status, headers, body }: GivenAnswer, { responses, at }: Matched): string[] {
    const own = responses[status]
    if (!own) return [`is answered ${status}, of which nothing is said`]
    const name = own.$ref?.split('/').at(-1) ?? ''
    const where = own.$ref
      ? pointer('components', 'responses', name)
      : `${at}/${pointer('responses', String(status)).slice(1)}`
    const response = own.$ref ? this.document.components.responses[name] : own
    const inHeaders = Object.keys(response?.headers ?? {}).flatMap((header) => {
      const value = headers[header.toLowerCase()]
      const schema = `${pointer('components', 'headers', header)}/schema`
      return value === undefined ? [] : this.faultsBy(this.ajv, schema, value)
    })
    if (!response?.content || body === undefined) return inHeaders
    return [...inHeaders, ...this.faultsBy(this.ajv, `${where}/${jsonSchemaOf('')}`, body)]
  }

  /**
   * Everything in which a call and its answer differ from the document: what is accepted must be valid by it, what it
   * allows must be readable, and the answer must be as described.
   */
  faultsOf(sent: SentCall, answer: GivenAnswer): string[] {
    const call = this.find(sent)
    if (!call) return answer.status >= 400 ? [] : ['is answered, and not described']
    const inRequest = this.faultsOfRequest(sent, call)
    return [
      ...(answer.status < 400 ? inRequest.map((fault) => `is accepted although ${fault}`) : []),
      ...(answer.status === 400 && inRequest.length === 0 ? ['is called unreadable although it is valid'] : []),
      ...this.faultsOfAnswer(answer, call),
    ]
  }

  private faultsBy(ajv: Ajv2020, schemaAt: string, value: unknown, isWrapped = false): string[] {
    const ref = { $ref: `${base}#${schemaAt}` }
    const validate = this.validators.get(schemaAt) ?? ajv.compile(isWrapped ? { properties: { value: ref } } : ref)
    this.validators.set(schemaAt, validate)
    return validate(value) ? [] : (validate.errors ?? []).map(sentence)
  }
}

/** `/products/{id}` as an expression with a group for each part in braces. */
function patternOf(template: string): RegExp {
  return new RegExp(`^${template.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}

function pointer(...steps: string[]): string {
  return steps.map((step) => `/${encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('')
}

function jsonSchemaOf(within: string): string {
  const at = pointer('content', 'application/json', 'schema')
  return within ? `${within}${at}` : at.slice(1)
}

function sentence({ instancePath, message, params }: ErrorObject): string {
  return `${instancePath} ${message} ${JSON.stringify(params)}`
}

const unreadable = Symbol('unreadable')

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return unreadable
  }
}
