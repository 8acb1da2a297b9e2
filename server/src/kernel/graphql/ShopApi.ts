import type { FastifyRequest } from 'fastify'
import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql'
import type { Viewer } from '../access/Viewer.js'
import type { Caller, Context, CoreServices } from '../context/Context.js'
import { ownContext } from '../context/ownContext.js'
import { ShopError } from '../errors/ShopError.js'
import type { Language } from '../shared/screens.js'
import { checkVariables } from './checkVariables.js'
import { asShopError, graphqlError, logUnexpected } from './graphqlError.js'
import { publicResponseUntil } from './isPublicResponse.js'

/** The HTTP request that calls an operation. */
type Request = Pick<FastifyRequest, 'log' | 'id' | 'call'>

/** The operations of the product, for callers within it: REST and the pages of the site. */
export class ShopApi<Services extends CoreServices = CoreServices> {
  constructor(
    readonly schema: GraphQLSchema,
    readonly services: Services,
  ) {}

  context(
    viewer: Viewer | null,
    language: Language,
    caller: Caller | null = null,
    request?: Request,
  ): Context<Services> {
    const { log, id = null, call = null } = request ?? { log: this.services.log }
    return { ...ownContext(this.services), viewer, language, caller, call, log, requestNumber: id }
  }

  /** Runs one of the product's own documents, which is valid; only its variables are checked. */
  async execute(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: Context,
  ): Promise<ExecutionResult> {
    const operation = getOperationAST(document) as OperationDefinitionNode
    try {
      await checkVariables(this.schema, operation, variables, context)
    } catch (error) {
      return { errors: [graphqlError(asShopError(error, context), context.language)] }
    }
    const result = await execute({ schema: this.schema, document, variableValues: variables, contextValue: context })
    logUnexpected(result.errors, context)
    const until = result.errors ? 0 : publicResponseUntil(this.schema, operation, context)
    if (until > 0) context.onPublicResponse?.(until)
    return result
  }

  /** The same for one root field. @returns its value @throws ShopError */
  async call(document: DocumentNode, variables: Record<string, unknown>, context: Context): Promise<unknown> {
    const { data, errors } = await this.execute(document, variables, context)
    const [error] = errors ?? []
    if (error) throw asShopError(error, context)
    const [value] = Object.values(data ?? {})
    if (value === undefined) throw new ShopError('INTERNAL')
    return value
  }
}
