import {
  BeginShopDocument,
  type BeginShopMutationVariables,
  EndSetupDocument,
  FinishSetupStepDocument,
  LoadStartingContentDocument,
  MayLoadStartingContentDocument,
  ShopSetupDocument,
  type ShopSetupQuery,
} from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'

export type SetupProgress = NonNullable<ShopSetupQuery['shopSetup']>

/** Whether the shop has no page yet. */
export const mayLoadKey = ['setup', 'startingContent']

/** The calls of the set-up. Each throws a Refusal with the server's message, or NoAnswer. */
export const setupCalls = {
  begin: (variables: BeginShopMutationVariables) => askServer({ query: BeginShopDocument, variables }),

  async load(signal: AbortSignal): Promise<SetupProgress | null> {
    return (await askServer({ query: ShopSetupDocument, signal })).shopSetup ?? null
  },

  async finish(step: string): Promise<SetupProgress | null> {
    return (await askServer({ query: FinishSetupStepDocument, variables: { step } })).finishSetupStep ?? null
  },

  async mayLoadStartingContent(signal: AbortSignal): Promise<boolean> {
    return (await askServer({ query: MayLoadStartingContentDocument, signal })).mayLoadStartingContent
  },

  loadStartingContent: () => askServer({ query: LoadStartingContentDocument }),

  end: () => askServer({ query: EndSetupDocument }),
}
