import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  type GraphQLSchema,
  getOperationAST,
  type OperationDefinitionNode,
} from 'graphql'
import type { Viewer } from '../access/roles.js'
import type { Caller, Context, Services } from '../content/Context.js'
import { Loaders } from '../content/loaders.js'
import { ShopError } from '../errors/ShopError.js'
import type { Language } from '../publicsite/screens.js'
import { checkVariables } from './checkVariables.js'
import { asShopError, graphqlError, logUnexpected } from './graphqlError.js'
import { isPublicRead } from './isPublicRead.js'

/** The operations of the product, for callers within it: REST and the pages of the site. */
export class ShopApi {
  constructor(
    readonly schema: GraphQLSchema,
    readonly services: Services,
  ) {}

  context(viewer: Viewer | null, language: Language, caller: Caller | null = null): Context {
    const loaders = new Loaders(this.services.database.rows)
    return { viewer, language, services: this.services, loaders, caller }
  }

  /** Runs a document that the product itself wrote: it is valid, so only its variables are looked at. */
  async execute(
    document: DocumentNode,
    variables: Record<string, unknown>,
    context: Context,
  ): Promise<ExecutionResult> {
    const operation = getOperationAST(document) as OperationDefinitionNode
    try {
      checkVariables(this.schema, operation, variables)
    } catch (error) {
      return { errors: [graphqlError(asShopError(error), context.language)] }
    }
    const result = await execute({ schema: this.schema, document, variableValues: variables, contextValue: context })
    logUnexpected(result.errors, context)
    if (!result.errors && isPublicRead(operation)) context.answeredAllAlike?.()
    return result
  }

  /** The same for one root field. @returns its value @throws ShopError */
  async call(document: DocumentNode, variables: Record<string, unknown>, context: Context): Promise<unknown> {
    const { data, errors } = await this.execute(document, variables, context)
    const [error] = errors ?? []
    if (error) throw asShopError(error)
    const [value] = Object.values(data ?? {})
    if (value === undefined) throw new ShopError('INTERNAL')
    return value
  }
}
