import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { InstantScalar } from '../../kernel/fields/scalars.js'
import { deadLinks, type FoundDeadLink } from './deadLinks.js'
import { LeadingPlaceObject } from './LeadingResolver.js'
import { NotFoundAddress } from './NotFoundAddress.js'
import { type UpdatedLinks, updateLinks } from './updateLinks.js'

const maxPerPage = 100

@ObjectType('DeadLink', {
  simpleResolvers: true,
  description: 'An address of the site that texts lead to though nothing is there.',
})
class DeadLinkObject implements FoundDeadLink {
  @Field(() => String, { description: 'Such as /nl/nieuws/weg.' })
  path: string

  @Field(() => InstantScalar, { description: 'When it was found first.' })
  foundAt: string

  @Field(() => [LeadingPlaceObject], { description: 'The places that lead there.' })
  places: LeadingPlaceObject[]
}

@ObjectType({ simpleResolvers: true, description: 'Links that lead nowhere, as of the last night.' })
class DeadLinkList {
  @Field(() => [DeadLinkObject], { description: 'Those of this page.' })
  items: DeadLinkObject[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

@ObjectType('NotFoundAddress', { simpleResolvers: true, description: 'An address at which visitors found nothing.' })
class NotFoundAddressObject {
  @Field(() => String, { description: 'Without its query, such as /oude-pagina.' })
  path: string

  @Field(() => Int, { description: 'How often; a network counts once a minute.' })
  count: number

  @Field(() => InstantScalar, { description: 'When it was asked for last.' })
  lastAt: string
}

@ObjectType('UpdatedLinks', { simpleResolvers: true, description: 'What became of links to an address.' })
class UpdatedLinksObject implements UpdatedLinks {
  @Field(() => Int, { description: 'How many records lead to the other address now.' })
  updated: number

  @Field(() => [LeadingPlaceObject], { description: 'Those that could not be changed.' })
  failed: LeadingPlaceObject[]
}

/** Links that lead nowhere, and what visitors did not find. */
@Resolver()
export class DeadLinkResolver {
  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => DeadLinkList, { description: 'The links in texts that lead nowhere; looked for every night.' })
  async deadLinks(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: `From 1 to ${maxPerPage}.` }) perPage: number,
  ): Promise<DeadLinkList> {
    const all = await deadLinks(context)
    const size = Math.min(Math.max(perPage, 1), maxPerPage)
    const from = (Math.max(page, 1) - 1) * size
    return { items: all.slice(from, from + size), total: all.length }
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => [NotFoundAddressObject], {
    description:
      'The addresses at which visitors found nothing and that lead nowhere yet, by how often; a hundred at most.',
  })
  async notFoundAddresses(@Ctx() { services }: Context): Promise<NotFoundAddress[]> {
    const order = { count: 'DESC', lastAt: 'DESC' } as const
    const found = await services.database.reader.find(NotFoundAddress, { order, take: 2 * maxPerPage })
    const led = await Promise.all(found.map(({ path }) => services.redirects.targetOf(path)))
    return found.filter((_, index) => led[index] === null).slice(0, maxPerPage)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => UpdatedLinksObject, {
    description: 'Has the texts that lead to an address lead to another one, as any change of their records.',
  })
  updateLinks(
    @Ctx() context: Context,
    @Arg('from', () => String, { description: 'The address that texts lead to, such as /nl/nieuws/weg.' }) from: string,
    @Arg('to', () => String, { description: 'An address of the site that exists, or of another one.' }) to: string,
  ): Promise<UpdatedLinks> {
    return updateLinks(context, from, to)
  }
}
