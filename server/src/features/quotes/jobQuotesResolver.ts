import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql'
import { Reaches } from '../../kernel/access/Reaches.js'
import type { Context } from '../../kernel/context/Context.js'
import { groupRows } from '../../kernel/context/Loaders.js'
import type { Row } from '../../kernel/context/Row.js'
import type { Class } from '../../kernel/fields/FieldDescription.js'
import { type JobKind, jobTypes } from '../jobs/jobKinds.js'
import type { Quote } from './Quote.js'
import { withState } from './QuoteResolver.js'
import { sentQuotes } from './storedQuote.js'
import { TrackedQuote } from './TrackedQuoteResolver.js'

/** Resolves the quotes of jobs of a kind, for the shop and the customer of the job. */
export function jobQuotesResolver(kind: JobKind): Class {
  @Resolver(() => jobTypes[kind])
  class JobQuotesResolver {
    @Reaches('quote')
    @FieldResolver(() => [TrackedQuote], { description: 'The quotes that were sent, the last one first.' })
    async quotes(@Root() { id }: Row, @Ctx() { loaders, services: { database } }: Context): Promise<Quote[]> {
      const load = async (jobs: readonly number[]) => {
        const groups = groupRows(await sentQuotes(database.reader, kind, ...jobs), 'job')
        return jobs.map((job) => groups.get(job) ?? [])
      }
      // Not cached, because one request may send a quote.
      return (await loaders.batch(`quotes of ${kind}`, load, { cache: false }).load(id)).map(withState)
    }
  }
  return JobQuotesResolver
}
