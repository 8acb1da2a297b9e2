import type { GraphQLField } from 'graphql'
import { Extensions } from 'type-graphql'
import type { PublicContext } from './PublicContext.js'

const extension = 'listSize'

/** How many rows a list has now, for a call with these arguments. Costs one short statement at most. */
export type CountRows = (
  context: Pick<PublicContext, 'services'>,
  args: Readonly<Record<string, unknown>>,
) => Promise<number>

/** Declares the real size of a list that is neither in pages nor limited by an argument, for what it costs. */
export function ListSize(count: CountRows): MethodDecorator {
  return Extensions({ [extension]: count })
}

export function listSizeOf({ extensions }: Pick<GraphQLField<unknown, unknown>, 'extensions'>): CountRows | undefined {
  return extensions[extension] as CountRows | undefined
}
