import {
  DemoShopDocument,
  type DemoShopQuery,
  IsDemoShopDocument,
  MakeShopMineDocument,
  type MakeShopMineMutationVariables,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'

export type DemoShop = NonNullable<DemoShopQuery['demoShop']>
export type Staying = MakeShopMineMutationVariables['staying']

export const demoShopKey = ['ownShop']

/** The calls about a demo shop. Each throws a Refusal with the server's message, or NoAnswer. */
export const ownShopCalls = {
  /** Null in a shop that is no demo. */
  async load(signal: AbortSignal): Promise<DemoShop | null> {
    return (await askServer({ query: DemoShopDocument, signal })).demoShop ?? null
  },

  async isDemo(signal: AbortSignal): Promise<boolean> {
    return Boolean((await askServer({ query: IsDemoShopDocument, signal })).demoShop)
  },

  /** The address at which to go on once the demo is gone. */
  async begin(variables: MakeShopMineMutationVariables): Promise<string> {
    return (await askServer({ query: MakeShopMineDocument, variables })).makeShopMine
  },

  /** The demo as it is now; null once it is gone, which may end the session too. */
  async look(): Promise<DemoShop | null> {
    try {
      return (await askServer({ query: DemoShopDocument, isAboutSession: true })).demoShop ?? null
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.code === 'UNAUTHENTICATED') return null
      throw thrown
    }
  },
}
