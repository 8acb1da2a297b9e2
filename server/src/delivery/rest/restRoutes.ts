import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import type { DownloadServices } from '../../features/downloads/Downloads.js'
import { addDownloadRoute, downloadPath } from '../../features/downloads/downloadRoute.js'
import { maxFileBytes } from '../../features/downloads/downloadTypes.js'
import { receiveFile } from '../../features/downloads/receiveFile.js'
import { operationGrants } from '../../kernel/access/OperationGrants.js'
import { isProgram } from '../../kernel/access/Viewer.js'
import type { ResponseCache } from '../../kernel/cache/ResponseCache.js'
import type { Context, CoreServices } from '../../kernel/context/Context.js'
import type { SwitchedOff } from '../../kernel/context/SwitchedOff.js'
import { ShopError } from '../../kernel/errors/ShopError.js'
import { asShopError } from '../../kernel/graphql/graphqlError.js'
import { assertInUse } from '../../kernel/graphql/guardOperations.js'
import { allowIntrospection } from '../../kernel/graphql/introspection.js'
import type { ShopApi } from '../../kernel/graphql/ShopApi.js'
import { takeMultipart } from '../../kernel/media/multipart.js'
import { readImageUpload, uploadVariable } from '../../kernel/media/readImageUpload.js'
import { managedByName } from '../../kernel/records/managedByName.js'
import { notFound } from '../../kernel/records/notFound.js'
import { CallKeys } from '../http/CallKeys.js'
import { compressAnswers } from '../http/compressAnswers.js'
import { assertCsrf } from '../http/csrf.js'
import { limitBodies } from '../http/limitBodies.js'
import { assertFewValues } from '../http/limitValues.js'
import { ownAnswer, revalidateOwnAnswers } from '../http/revalidateOwnAnswers.js'
import { shareResponses } from '../http/shareResponses.js'
import { inputOfKind, type RestOperation } from './documents.js'
import { asPrecondition, withExpectedVersion } from './expectedVersion.js'
import type { JsonSchema } from './jsonSchemas.js'
import { withRestPaths } from './names.js'
import { describeRest, entryPoints } from './openapi.js'
import { type OperationFor, operationsOf } from './operationsOf.js'
import { printAnswer, type RestAnswer } from './printAnswer.js'
import { readArguments, readInput, repeated } from './readBody.js'
import { ignoredNames, readParameters, type Texts } from './readParameters.js'
import { doneOnce, isKeptByRest } from './repeatedCalls.js'
import { type Method, type RestRoute, restRoutesTable } from './routes.js'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the answer to a visitor's call depends on. @throws ShopError for a call that is refused */
    meaning?(request: FastifyRequest): unknown[]
  }
}

type Values = Record<string, unknown>

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']
const otherMethods = ['PATCH', 'OPTIONS'] as const

/** The bodies that are forms, and what lets an instance take them. */
const takeForms: Record<string, (app: FastifyInstance) => void> = {
  image: (app) => takeMultipart(app),
  file: (app) => takeMultipart(app, { maxBytes: () => maxFileBytes }),
}

/** Every address, with a method that it knows. */
const calls: readonly Pick<RestRoute, 'method' | 'path'>[] = [...restRoutesTable, { method: 'GET', path: downloadPath }]

/** REST under `/api`: the table of routes, each executed as the operation that it names. */
export function restRoutes(
  api: ShopApi<CoreServices & DownloadServices>,
  responses: ResponseCache,
): FastifyPluginAsync {
  return async (app) => {
    const keys = new CallKeys()
    const sent = ({ shopContext, url }: FastifyRequest) => `${shopContext.language} ${url}`
    shareResponses(app, responses, {
      known: (request) => keys.knownKey(sent(request)),
      of: (request) => {
        const { meaning } = request.routeOptions.config
        return meaning ? keys.keyOf(sent(request), () => meaning(request)) : null
      },
    })
    revalidateOwnAnswers(app)
    compressAnswers(app)
    await app.register(
      async (rest) => {
        limitBodies(rest)
        takeJson(rest)
        // Before anything is read, and before the site would answer with a page of its own.
        rest.all('/*', { onRequest: refuseUnknown }, refuseUnknown)
        const describe = descriptions(api)
        rest.get('/', async () => ({ data: entryPoints }))
        rest.get('/openapi.json', async ({ shopContext: { viewer } }) => {
          allowIntrospection(viewer, api.services.settings)
          return describe(await api.services.switches.now())
        })
        for (const route of restRoutesTable.filter(({ body }) => !isForm(body))) addRoute(rest, api, route)
        addDownloadRoute(rest, api.services.downloads)
        for (const path of new Set(calls.map((call) => call.path))) refuseOtherMethods(rest, path)
        for (const [form, take] of Object.entries(takeForms)) {
          await rest.register(async (forms) => {
            take(forms)
            for (const route of restRoutesTable.filter(({ body }) => body === form)) addRoute(forms, api, route)
          })
        }
      },
      { prefix: '/api' },
    )
  }
}

/** The description of the calls that are there, made again when others are. */
function descriptions({ schema }: ShopApi): (off: SwitchedOff) => JsonSchema {
  const grants = operationGrants(schema)
  let known: { key: string; description: JsonSchema } | undefined
  return (off) => {
    if (known?.key !== off.key) {
      const routes = restRoutesTable.filter(
        ({ operation, kind }) => !off.closesOperation(operation, kind ?? grants.entityOf(operation)),
      )
      known = { key: off.key, description: describeRest(schema, routes) }
    }
    return known.description
  }
}

async function refuseUnknown(): Promise<never> {
  throw new ShopError('NOT_FOUND', { message: { key: 'notFound.call' } })
}

/** Bodies are JSON; none at all is for the call to judge. */
function takeJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined)
    const text = String(body)
    const assertReadable = () => assertFewValues(request, text)
    request.call
      .begin()
      .then(assertReadable)
      .then(() => parse(request, text, done), done)
  })
}

function addRoute(app: FastifyInstance, api: ShopApi, route: RestRoute): void {
  const operationFor = operationsOf(api.schema, route)
  const grants = operationGrants(api.schema)
  app.route({
    method: route.method,
    url: fastifyPath(route.path),
    ...(route.method === 'GET' && { config: { meaning: (request) => meaningOf(request, route, operationFor(null)) } }),
    // Before the body is read: a caller without permission learns nothing about it.
    onRequest: async (request) => {
      const { viewer } = request.shopContext
      // What a program calls with is no cookie that a browser would send along by itself.
      if (route.method !== 'GET' && !isProgram(viewer)) assertCsrf(request, api.services.settings)
      grants.allow(viewer, route.operation)
      grants.allowNamed(viewer, route.operation, route.fixed ?? {})
      assertInUse(grants, viewer, route.operation, await api.services.switches.now())
    },
    handler: handlerOf(api, route, operationFor),
  })
}

function handlerOf(api: ShopApi, route: RestRoute, operationFor: OperationFor): RouteHandlerMethod {
  return async (request, reply) => {
    const operation = operationFor(request.shopContext.viewer)
    const run = async (context: Context) => {
      const body = await bodyValues(request, reply, route, operation)
      const variables = { ...addressValues(request, route, operation), ...body }
      return call(api, route, operation, withExpectedVersion(request, operation, variables), request, context)
    }
    const answer = isKeptByRest(route)
      ? await doneOnce(request, reply, operation.isSecret, run)
      : await run(request.shopContext)
    // What visitors are answered is the same for all of them, whatever else they sent.
    if (answer.meta && request.shopContext.viewer) {
      const ignored = ignoredNames(route, operation, request.query as Texts)
      if (ignored.length > 0) answer.meta.ignored = repeated(ignored)
    }
    if (route.method === 'GET' && route.answer === 'value') request.recordVersion = versionOf(answer)
    const isOwn = route.method === 'GET' && !route.isNeverRepeated && request.shopContext.viewer !== null
    reply.header('cache-control', isOwn ? ownAnswer : request.isPublicResponse ? 'no-cache' : 'no-store')
    return reply.code(route.status ?? 200).send(answer)
  }
}

function versionOf({ data }: RestAnswer): number | undefined {
  const version = isRecord(data) ? data.version : undefined
  return typeof version === 'number' ? version : undefined
}

function isRecord(data: unknown): data is Values {
  return typeof data === 'object' && data !== null
}

/** The call with the values of its arguments, however they are written; what it does not know makes no difference. */
function meaningOf(request: FastifyRequest, route: RestRoute, operation: RestOperation): unknown[] {
  const { language } = request.shopContext
  return ['rest', route.path, language, Object.entries(addressValues(request, route, operation))]
}

function addressValues(request: FastifyRequest, route: RestRoute, operation: RestOperation): Values {
  return readParameters(route, operation, request.params as Texts, request.query as Texts)
}

async function bodyValues(
  request: FastifyRequest,
  reply: FastifyReply,
  route: RestRoute,
  operation: RestOperation,
): Promise<Values> {
  switch (route.body) {
    case 'input':
      return { input: ofKind(readInput(request.body, inputType(route, operation)), route) }
    case 'arguments':
      return readArguments(request.body, operation.bodyArguments, route.ignored ?? [])
    case 'image': {
      const { file, ...rest } = await readImageUpload(request)
      return { ...rest, file: uploadVariable(file) }
    }
    case 'file':
      return { file: uploadVariable(await receiveFile(request, reply)) }
    case undefined:
      return {}
  }
}

async function call(
  api: ShopApi,
  route: RestRoute,
  operation: RestOperation,
  variables: Values,
  request: FastifyRequest,
  context: Context,
): Promise<RestAnswer> {
  let value: unknown
  try {
    value = await api.call(operation.document, variables, context as Context<CoreServices & DownloadServices>)
  } catch (error) {
    const known = asPrecondition(asShopError(error, context), request)
    if (known.code === 'NOT_FOUND' && route.answer === 'exists') return { data: false }
    if (route.body === 'input') throw withRestPaths(known, inputType(route, operation))
    throw route.body === 'arguments' ? withRestPaths(known, null) : known
  }
  // What has no draft has none to read.
  if (value === null && route.kind && route.method === 'GET') throw notFound(managedByName(route.kind))
  return printAnswer(route.answer, operation, value)
}

function isForm(body: RestRoute['body']): boolean {
  return body !== undefined && body in takeForms
}

function inputType({ kind }: RestRoute, { arguments: known }: RestOperation) {
  const input = known.get('input')
  if (!input) throw new Error('The operation takes no input')
  return kind === undefined ? input.type : inputOfKind(input.type, kind)
}

/** A body is of the kind of its address; the operation is told which that is. */
function ofKind(value: unknown, { kind }: RestRoute): unknown {
  return kind === undefined ? value : { [kind]: value }
}

function refuseOtherMethods(app: FastifyInstance, path: string): void {
  const known = calls.filter((call) => call.path === path).map(({ method }) => method)
  const allow = known.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]))
  app.route({
    method: [...methods.filter((method) => !known.includes(method)), ...otherMethods],
    url: fastifyPath(path),
    onRequest: async (_request, reply) => {
      reply.header('allow', allow.join(', '))
      throw new ShopError('METHOD_NOT_ALLOWED', { allow })
    },
    handler: () => undefined,
  })
}

function fastifyPath(path: string): string {
  return `/${path.replace(/\{(\w+)\}/g, ':$1')}`
}
