import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { defineChoice } from '../../kernel/fields/Choice.js'
import { LocalizedText } from '../../kernel/i18n/LocalizedText.js'
import { label } from '../../kernel/i18n/labels.js'
import { DemoEnd, demoEndId } from '../demo/DemoEnd.js'
import { backupFailures } from '../health/BackupRun.js'
import { readShop } from '../shop/readShop.js'
import { countDemo, countPictures, type DemoCount, isDemoShop, tellsDemoApart } from './countDemo.js'
import { hasOwner, isAtWork, makeShopMine, type OwnShopServices, type Staying } from './makeShopMine.js'

const stayings = defineChoice(
  'StayingRecords',
  ['own-and-changed', 'own', 'nothing'],
  'What stays when a demo shop becomes its owner’s: what was added since and content that was changed, what was added, or nothing.',
)

@ObjectType('DemoCount', { simpleResolvers: true, description: 'What there is of a kind in a demo shop.' })
class DemoCountObject implements DemoCount {
  @Field(() => String, { description: 'The name of the entity.' })
  entity: string

  @Field(() => Int, { description: 'Of the demo, as it came.' })
  unchanged: number

  @Field(() => Int, { description: 'Of the demo, changed since.' })
  changed: number

  @Field(() => Int, { description: 'Added since.' })
  own: number
}

@ObjectType({ simpleResolvers: true, description: 'A demo shop, and what would become of it.' })
class DemoShop {
  @Field(() => String, { description: 'Of the shop now, which confirms that it shall go.' })
  name: string

  @Field(() => [DemoCountObject], { description: 'By kind of record, in the order of the menu.' })
  counts: DemoCount[]

  @Field(() => Int, { description: 'Pictures of the demo.' })
  demoPictures: number

  @Field(() => Int, { description: 'Pictures that were uploaded since.' })
  ownPictures: number

  @Field(() => Boolean, { description: 'Whether it is known which records are the demo’s.' })
  isToldApart: boolean

  @Field(() => Boolean, { description: 'Whether an owner has an account beside that of the demo.' })
  hasOwner: boolean

  @Field(() => Boolean, { description: 'Whether it is being made its owner’s.' })
  isUnderWay: boolean

  @Field(() => LocalizedText, { nullable: true, description: 'Why the last try came to nothing.' })
  failureText: LocalizedText | null
}

/** How a demo becomes the shop of its owner. */
@Resolver()
export class DemoShopResolver {
  @Granted(['cms-admin'])
  @Query(() => DemoShop, { nullable: true, description: 'What is in a demo shop; null in any other.' })
  async demoShop(@Ctx() { services }: Context<OwnShopServices>): Promise<DemoShop | null> {
    const { reader } = services.database
    if (!(await isDemoShop(reader))) return null
    const end = await reader.findOneBy(DemoEnd, { id: demoEndId })
    const isUnderWay = isAtWork(end)
    const failure = isUnderWay ? null : end?.seenAt ? 'interrupted' : (end?.failure ?? null)
    const pictures = await countPictures(reader)
    return {
      name: (await readShop(reader)).name,
      counts: await countDemo(reader),
      demoPictures: pictures.demo,
      ownPictures: pictures.own,
      isToldApart: await tellsDemoApart(reader),
      hasOwner: await hasOwner(reader),
      isUnderWay,
      failureText: failure === null ? null : label(`backupFailure.${failureNamed(failure)}`),
    }
  }

  @Granted(['cms-admin'])
  @Mutation(() => String, {
    description:
      'Begins to make a demo shop its owner’s: a backup, then the demo goes. Answers the address at which the owner goes on.',
  })
  makeShopMine(
    @Ctx() context: Context<OwnShopServices>,
    @Arg('staying', () => stayings.enumType, { description: 'What stays.' }) staying: Staying,
    @Arg('name', () => String, { description: 'Of the shop as it is now, to confirm.' }) name: string,
    @Arg('password', () => String, { description: 'Of the account.' }) password: string,
    @Arg('code', () => String, { nullable: true, description: 'Where that account has a second factor.' })
    code: string | null,
  ): Promise<string> {
    return makeShopMine(context, { staying, name, password, code })
  }
}

function failureNamed(failure: string): (typeof backupFailures)[number] {
  return backupFailures.find((known) => known === failure) ?? 'other'
}
