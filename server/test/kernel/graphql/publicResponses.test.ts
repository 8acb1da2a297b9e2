import 'reflect-metadata'
import { describe, expect, it } from '@jest/globals'
import { parse } from 'graphql'
import { buildSchemaSync, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { buildShopSchema } from '../../../src/delivery/composition/buildShopSchema.js'
import { SwitchedOffContents } from '../../../src/features/switches/SwitchedOffContents.js'
import { shopSwitchNames } from '../../../src/features/switches/shopSwitches.js'
import { Granted } from '../../../src/kernel/access/Granted.js'
import type { Viewer } from '../../../src/kernel/access/Viewer.js'
import type { Context } from '../../../src/kernel/context/Context.js'
import { PublicContext } from '../../../src/kernel/context/PublicContext.js'
import { isDeclaredPublic, PublicResponse } from '../../../src/kernel/context/PublicResponse.js'
import { assertPublicResponses } from '../../../src/kernel/graphql/assertPublicResponses.js'
import { guardOperations } from '../../../src/kernel/graphql/guardOperations.js'
import { isPublicResponse } from '../../../src/kernel/graphql/isPublicResponse.js'

@ObjectType('Weather')
class Weather {
  @Field(() => String)
  greeting(@Ctx() context: Context): string {
    return `Sunny, ${context.viewer?.name}`
  }
}

@ObjectType('Ledger')
class Ledger {
  @Field(() => String)
  balance: string
}

@Resolver()
class ForecastResolver {
  @PublicResponse()
  @Granted('everyone')
  @Query(() => String)
  publicForecast(@Ctx() context: PublicContext): string {
    return `Sunny, ${Object.keys(context).sort().join(' ')}`
  }
}

@Resolver()
class LookingResolver {
  @PublicResponse()
  @Granted('everyone')
  @Query(() => String)
  publicGreeting(@Ctx() context: Context): string {
    return `Hello, ${context.viewer?.name}`
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => String)
  publicName(@Ctx('viewer') viewer: Viewer): string {
    return viewer.name
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => Weather)
  publicWeather(): Weather {
    return new Weather()
  }

  @PublicResponse()
  @Granted('everyone')
  @Query(() => Ledger)
  publicLedger(): Ledger {
    return new Ledger()
  }

  @PublicResponse()
  @Granted(['cms-admin'])
  @Query(() => String)
  publicForStaff(): string {
    return 'staff'
  }

  @PublicResponse()
  @Granted('everyone')
  @Mutation(() => String)
  publicChange(): string {
    return 'changed'
  }
}

describe('responses that are cached for every visitor', () => {
  it('[X14] are those of the operations that declare it, whatever they are called', () => {
    const schema = buildShopSchema()
    const declared = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(isDeclaredPublic)
      .map(({ name }) => name)
    expect(declared.sort()).toEqual([
      'publicAllTips',
      'publicAppointmentKinds',
      'publicCollectBefore',
      'publicFeatures',
      'publicMovedTo',
      'publicNews',
      'publicNewsByField',
      'publicNewsCategories',
      'publicNewsGroups',
      'publicNewsItemById',
      'publicNewsItemByUrl',
      'publicNewsItemNeighbours',
      'publicNewsPastYear',
      'publicPage',
      'publicPages',
      'publicProductByUrl',
      'publicProductChoices',
      'publicProductNeighbours',
      'publicProducts',
      'publicReviews',
      'publicSearch',
      'publicServiceByUrl',
      'publicServiceGroups',
      'publicServiceNeighbours',
      'publicServices',
      'publicSlots',
      'publicSpecificNews',
      'publicTipById',
      'publicTipByUrl',
      'publicTipNeighbours',
      'publicTips',
      'shop',
    ])
    const isPublic = (text: string) => {
      const [operation] = parse(text).definitions
      if (operation?.kind !== 'OperationDefinition') throw new Error('no operation')
      return isPublicResponse(schema, operation)
    }
    expect(isPublic('{ shop { name } menu: publicPages(language: nl) { title } }')).toBe(true)
    expect(isPublic('{ shop { name } me { name } }')).toBe(false)
    expect(isPublic('{ publicRandomTips(language: nl, count: 1) { title } }')).toBe(false)
    expect(isPublic('{ ... { shop { name } } }')).toBe(false)
    expect(isPublic('{ publicUnknown }')).toBe(false)
    expect(isPublic('mutation { shop { name } }')).toBe(false)
  })

  it('[X14] are refused at start for what can look at the viewer, with a sentence that names the operation', () => {
    const schema = buildSchemaSync({ resolvers: [LookingResolver], validate: false })
    expect(() => assertPublicResponses(schema, ['Ledger'])).toThrow(
      [
        'publicGreeting is declared @PublicResponse(), but its resolver can see who calls: it may take PublicContext, arguments and info alone.',
        'publicName is declared @PublicResponse(), but its resolver can see who calls: it may take PublicContext, arguments and info alone.',
        'publicWeather is declared @PublicResponse(), but its Weather.greeting can see who calls.',
        'publicLedger is declared @PublicResponse(), but it answers Ledger, whose fields depend on who reads them.',
        "publicForStaff is declared @PublicResponse(), but it is not granted to 'everyone'.",
        'publicChange is declared @PublicResponse(), but it is a mutation, and nothing that writes is answered from a cache.',
      ].join('\n'),
    )
  })

  it('[X14] are made without a viewer, a caller or what belongs to the request', async () => {
    const schema = buildSchemaSync({ resolvers: [ForecastResolver], validate: false })
    expect(() => assertPublicResponses(schema, [])).not.toThrow()
    guardOperations(schema)
    const allParts = { ...Object.fromEntries(shopSwitchNames.map((part) => [part, true])), remoteSupportUrl: null }
    const services = { switches: { now: async () => new SwitchedOffContents({ ...allParts, isOpen: true } as never) } }
    const context = { viewer: { name: 'Sophie' }, caller: {}, language: 'nl', services, assertMayWrite: () => {} }
    const resolve = schema.getQueryType()?.getFields().publicForecast?.resolve
    expect(await resolve?.({}, {}, context, {} as never)).toBe(
      'Sunny, answer call language loaders log requestNumber services',
    )
  })
})
