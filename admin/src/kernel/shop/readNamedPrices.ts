import { TextPricesNamedDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { forgetPrices, knowPrices, pricesIn } from './namedPrices'

/** The most that are asked for at once. */
const maxAtOnce = 200

/** Reads what the prices are now that an answer of the server names, so that its texts can be shown. */
export async function readNamedPrices(answer: unknown): Promise<void> {
  const names = pricesIn(JSON.stringify(answer ?? null))
  for (let at = 0; at < names.length; at += maxAtOnce) {
    const some = names.slice(at, at + maxAtOnce)
    const { textPricesNamed: found } = await askServer({ query: TextPricesNamedDocument, variables: { names: some } })
    knowPrices(found)
    forgetPrices(some.filter((name) => !found.some((price) => price.name === name)))
  }
}
