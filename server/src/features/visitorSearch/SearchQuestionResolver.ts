import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { OperationCost } from '../../kernel/context/OperationCost.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import { cleanedLine } from '../../kernel/shared/cleanedLine.js'
import type { Language } from '../../kernel/shared/screens.js'
import { maxSearchCharacters } from '../../kernel/shared/textLimits.js'
import { findRecords } from './findRecords.js'
import { SearchQuestion } from './SearchQuestion.js'
import { maxQuestions } from './SearchQuestionCounts.js'

/** The most questions that are answered. */
const maxTold = 100

/** What one visitor asked once may be a name; what is asked again is asked of the shop. */
const fewestAsked = 2

@ObjectType({ simpleResolvers: true, description: 'What visitors searched for in vain, in the last ninety days.' })
class AskedQuestion {
  @Field(() => languageChoice.enumType, { description: 'The language of the site in which it was asked.' })
  language: Language

  @Field(() => String, { description: 'Its words, in lower case.' })
  words: string

  @Field(() => Int, { description: 'How often it was asked.' })
  asked: number

  @Field(() => Int, { description: 'How many answers there were when it was last asked.' })
  found: number

  @Field(() => String, { description: 'The last day on which it was asked.' })
  lastDay: string
}

/** Searches by one network cost as much as those of `publicSearch`. */
const searchCost = 7000

/** What visitors search for, counted without anything of them. */
@Resolver()
export class SearchQuestionResolver {
  @OperationCost(searchCost)
  @Granted('everyone')
  @Mutation(() => Boolean, { description: 'Counts a search of a visitor, or that an answer to it was chosen.' })
  async countSearch(
    @Ctx() context: Context,
    @Arg('language', () => languageChoice.enumType, { description: 'Of the site.' }) language: Language,
    @Arg('q', () => String, {
      description: `At most ${maxSearchCharacters} characters; what may say who someone is is not kept.`,
    })
    q: string,
    @Arg('isChosen', () => Boolean, { defaultValue: false, description: 'Whether an answer was chosen.' })
    isChosen: boolean,
  ): Promise<boolean> {
    const question = cleanedLine(q).slice(0, maxSearchCharacters)
    const found = isChosen ? null : (await findRecords(context, { language, question, kind: null }, 1)).total
    await context.services.searchQuestions.note(language, question, found, context.caller?.address ?? '')
    return true
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [AskedQuestion], {
    description:
      'What visitors searched for and found nothing, or chose nothing of: what was asked twice at least, the most first; a hundred at most.',
  })
  async unansweredSearches(@Ctx() { services }: Context): Promise<AskedQuestion[]> {
    const rows = await services.database.reader.find(SearchQuestion, { order: { day: 'ASC' }, take: maxQuestions * 2 })
    const questions = new Map<string, AskedQuestion & { chosen: number }>()
    for (const { day, language, words, asked, found, chosen } of rows) {
      const key = `${language} ${words}`
      const known = questions.get(key) ?? { language, words, asked: 0, found, chosen: 0, lastDay: day }
      questions.set(key, {
        ...known,
        asked: known.asked + asked,
        chosen: known.chosen + chosen,
        found: asked > 0 ? found : known.found,
        lastDay: day,
      })
    }
    return [...questions.values()]
      .filter(({ asked, found, chosen }) => asked >= fewestAsked && (found === 0 || chosen === 0))
      .sort((one, other) => other.asked - one.asked || one.words.localeCompare(other.words))
      .slice(0, maxTold)
  }
}
