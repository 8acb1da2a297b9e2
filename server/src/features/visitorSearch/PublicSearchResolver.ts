import { Arg, Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { OperationCost } from '../../kernel/context/OperationCost.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import { invalidField, ShopError } from '../../kernel/errors/ShopError.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import type { Language } from '../../kernel/shared/screens.js'
import { maxSearchCharacters } from '../../kernel/shared/textLimits.js'
import { findRecords } from './findRecords.js'
import { type SearchedKind, searchedKinds } from './searchedKinds.js'

@ObjectType({
  simpleResolvers: true,
  description: 'A stretch of a text: what was searched for, or what stands between.',
})
class TextSegment {
  @Field(() => String)
  text: string

  @Field(() => Boolean, { description: 'Whether it is what was searched for.' })
  isFound: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A public record, screen or fact that was found.' })
class SearchResult {
  @Field(() => searchedKinds.enumType, { description: 'What it is.' })
  kind: SearchedKind

  @Field(() => Int, { description: 'The id of the record; of what is none a number that it has for the time being.' })
  id: number

  @Field(() => String, {
    description: 'Its path on the site; of a service its answer in the price finder, or else where a page shows it.',
  })
  address: string

  @Field(() => [TextSegment], { description: 'Its title, with what was found marked.' })
  title: TextSegment[]

  @Field(() => [TextSegment], { description: 'Some words of its text, around what was found.' })
  excerpt: TextSegment[]

  @Field(() => String, {
    nullable: true,
    description: 'What it costs, such as `From €139`; null for what has no price.',
  })
  price: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A page of nine, best first.' })
class SearchResults {
  @Field(() => [SearchResult])
  items: SearchResult[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

/** Some seven milliseconds, in values of an answer: two searches in one document, and their rows. */
const searchCost = 7000

/** The search of visitors. */
@Resolver()
export class PublicSearchResolver {
  @PublicResponse()
  @OperationCost(searchCost)
  @Granted('everyone')
  @Query(() => SearchResults, {
    description:
      'The pages, services, news, tips, products, screens and facts that answer a question: by any part of a word, with small typing errors forgiven.',
  })
  async publicSearch(
    @Ctx() context: PublicContext,
    @Arg('language', () => languageChoice.enumType) language: Language,
    @Arg('q', () => String, { description: `At most ${maxSearchCharacters} characters, of which eight words count.` })
    q: string,
    @Arg('page', () => Int, { defaultValue: 1 }) page: number,
    @Arg('kind', () => searchedKinds.enumType, { nullable: true, description: 'Only records of this kind.' })
    kind?: SearchedKind | null,
  ): Promise<SearchResults> {
    if (page < 1) throw new ShopError('BAD_REQUEST')
    const question = cleanedLine(q)
    if (question.length > maxSearchCharacters) {
      const field = { owner: 'publicSearch', name: 'q' }
      throw invalidField('q', { key: 'field.max', values: { field, max: maxSearchCharacters } })
    }
    return findRecords(context, { language, question, kind: kind ?? null }, page)
  }
}
