import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { PublicContext } from '../../kernel/context/PublicContext.js'
import { PublicResponse } from '../../kernel/context/PublicResponse.js'
import { managedByName, managedEntityNames } from '../../kernel/records/managedByName.js'
import { ledTo } from './ledTo.js'
import { type MovedAddress, movedAddresses } from './movedAddresses.js'
import { redirectVisitors } from './redirectVisitors.js'

@ObjectType('MovedAddress', {
  simpleResolvers: true,
  description: 'A former address of a record, from which the product itself leads to where the record is now.',
})
class MovedAddressObject implements MovedAddress {
  @Field(() => String, { description: 'The former address.' })
  from: string

  @Field(() => String, { description: 'The address now.' })
  to: string

  @Field(() => managedEntityNames.enumType, { description: 'The entity of the record.' })
  entity: string

  @Field(() => Int, { description: 'The id of the record.' })
  id: number

  @Field(() => String, { description: 'What the record is called.' })
  title: string
}

@ObjectType({ simpleResolvers: true, description: 'Former addresses of records.' })
class MovedAddressList {
  @Field(() => [MovedAddressObject], { description: 'Those of this page.' })
  items: MovedAddress[]

  @Field(() => Int, { description: 'How many there are on all pages.' })
  total: number
}

/** Where visitors are led from addresses at which there is nothing any more. */
@Resolver()
export class RedirectResolver {
  @PublicResponse()
  @Granted('everyone')
  @Query(() => String, {
    nullable: true,
    description: 'Where visitors of an address are led at which there is nothing any more, or null.',
  })
  publicMovedTo(@Ctx() context: PublicContext, @Arg('path', () => String) path: string): Promise<string | null> {
    return ledTo(context, path)
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Query(() => MovedAddressList, {
    description: 'The redirects that the product itself has made, since a record has another address.',
  })
  movedAddresses(
    @Ctx() context: Context,
    @Arg('page', () => Int, { defaultValue: 1, description: 'From 1.' }) page: number,
    @Arg('perPage', () => Int, { defaultValue: 25, description: 'From 1 to 200.' }) perPage: number,
  ): Promise<MovedAddressList> {
    return movedAddresses(context, Math.max(page, 1), Math.min(Math.max(perPage, 1), 200))
  }

  @Granted(['cms-admin'], { colleagues: ['editor'] })
  @Mutation(() => [String], {
    description:
      'Leads visitors of a record elsewhere once it is deleted or hidden. Answers the addresses that are redirected.',
  })
  redirectVisitors(
    @Ctx() context: Context,
    @Arg('entity', () => managedEntityNames.enumType, { description: 'Of the record.' }) entity: string,
    @Arg('id', () => Int, { description: 'Of the record.' }) id: number,
    @Arg('to', () => String, {
      description:
        'An address of the site that exists, or of another one. Visitors of a translation are led to the translation of what is there.',
    })
    to: string,
    @Arg('withTranslation', () => Boolean, {
      defaultValue: false,
      description: 'Whether visitors of its translation are led too, as when both are deleted.',
    })
    withTranslation: boolean,
  ): Promise<string[]> {
    return redirectVisitors(context, managedByName(entity), id, { to, isWithTranslation: withTranslation })
  }
}
