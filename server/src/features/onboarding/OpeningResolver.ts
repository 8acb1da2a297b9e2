import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { languageChoice } from '../../kernel/fields/languageChoice.js'
import type { Language } from '../../kernel/shared/screens.js'
import { readShop } from '../shop/readShop.js'
import { setShopOpen } from '../shop/setShopOpen.js'
import { type ExampleMark, exampleMarks, type MarkKind } from './exampleMarks.js'
import { type Example, type ExampleState, exampleOf, storedExamples } from './examples.js'
import { judgeExamples, type NamedExample, type Verdict } from './readExamples.js'
import { isNamed } from './unreachable.js'

const states = defineChoice(
  'ExampleState',
  ['untouched', 'changed', 'read'],
  'How far an example is: as it came, saved since, or said to be right.',
)
const markKinds = defineChoice(
  'ExampleMarkKind',
  ['price', 'promise', 'placeholder'],
  'What an example says that only the owner knows to be so: an amount, a promise, or a place to fill in.',
)
const verdicts = defineChoice(
  'ExampleVerdict',
  ['right', 'hidden', 'deleted'],
  'What the owner says of examples: that they are right and shown, that visitors do not see them, or that they go.',
)
const facts = defineChoice(
  'OpeningFact',
  ['name', 'phone', 'address', 'opening-hours'],
  'What visitors look for first, so that a shop says it before it opens.',
)

@ObjectType('ExampleMark', { simpleResolvers: true, description: 'Something in an example that nobody has confirmed.' })
class ExampleMarkObject implements ExampleMark {
  @Field(() => markKinds.enumType, { description: 'What it is.' })
  kind: MarkKind

  @Field(() => String, { description: 'The amount, or the sentence that says it.' })
  text: string
}

@ObjectType({ simpleResolvers: true, description: 'A record of the starting content, for reading before the opening.' })
class OpeningExample implements Example {
  @Field(() => String, { description: 'The name of its entity.' })
  entity: string

  @Field(() => Int, { description: 'Its id.' })
  id: number

  @Field(() => String, { description: 'What it is called.' })
  title: string

  @Field(() => languageChoice.enumType, { description: 'Its language.' })
  language: Language

  @Field(() => states.enumType, { description: 'How far it is.' })
  state: ExampleState

  @Field(() => Boolean, { description: 'Whether visitors see it once the shop is open.' })
  isVisible: boolean

  @Field(() => [ExampleMarkObject], { description: 'What to look at; nothing once it was saved or read.' })
  marks: ExampleMark[]
}

@ObjectType({ simpleResolvers: true, description: 'What is to be read and filled in before the shop opens.' })
class ShopOpening {
  @Field(() => Boolean, { description: 'Whether it lets visitors in now.' })
  isOpen: boolean

  @Field(() => [facts.enumType], { description: 'What it has not said yet.' })
  missing: string[]

  @Field(() => [OpeningExample], { description: 'The starting content that is still there, in the order of the menu.' })
  examples: OpeningExample[]
}

@InputType({ description: 'An example, as `shopOpening` answers it.' })
class ExampleInput implements NamedExample {
  @Field(() => String, { description: 'The name of its entity.' })
  entity: string

  @Field(() => Int, { description: 'Its id.' })
  id: number
}

/** A new shop is closed to visitors until its owner has read what it says, and opens it. */
@Resolver()
export class OpeningResolver {
  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Query(() => ShopOpening, { description: 'What there is to do before the shop opens, and whether it has.' })
  async shopOpening(@Ctx() context: Context): Promise<ShopOpening> {
    const { services } = context
    const shop = await readShop(services.database.reader)
    const off = await services.switches.now()
    const given: Record<string, boolean> = {
      name: isNamed(services.settings, shop),
      phone: Boolean(shop.phone ?? shop.whatsapp),
      address: Boolean(shop.street && shop.city),
      'opening-hours': shop.openingHours.length > 0,
    }
    const examples: OpeningExample[] = []
    for (const example of await storedExamples(context)) {
      const { row, state } = example
      const marks = state === 'untouched' ? await exampleMarks(context, example, off) : []
      examples.push({ ...(await exampleOf(context, example)), state, isVisible: row.visible !== false, marks })
    }
    return { isOpen: shop.isOpen, missing: facts.values.filter((fact) => !given[fact]), examples }
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => Int, { description: 'Says the same of several examples at once; answers of how many.' })
  judgeExamples(
    @Ctx() context: Context,
    @Arg('examples', () => [ExampleInput], { description: 'Those that it is said of; 1000 at most count.' })
    examples: ExampleInput[],
    @Arg('verdict', () => verdicts.enumType, { description: 'What is said of them.' }) verdict: Verdict,
  ): Promise<number> {
    return judgeExamples(context, examples.slice(0, 1000), verdict)
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => Boolean, { description: 'Lets visitors and search engines in; answers whether they are now.' })
  async openShop(@Ctx() { services }: Context): Promise<boolean> {
    await services.database.write((manager) => setShopOpen(manager, true))
    return true
  }

  @Granted(['cms-admin'], { about: 'shopSettings' })
  @Mutation(() => Boolean, {
    description:
      'Keeps visitors and search engines out; customers keep what they have a link to. Answers whether they are let in now.',
  })
  async closeShop(@Ctx() { services }: Context): Promise<boolean> {
    await services.database.write((manager) => setShopOpen(manager, false))
    return false
  }
}
