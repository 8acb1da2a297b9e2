import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import type { ValueOf } from '../../kernel/fields/Choice.js'
import { AccessToken, tokenAccess } from '../tokens/AccessToken.js'
import { sectionsOf, tokenSetNames, tokenSets } from '../tokens/tokenSets.js'
import { accessTokenInput, createAccessToken } from './accessTokens.js'

@ObjectType({ description: 'A new access token.' })
class CreatedAccessToken {
  @Field(() => String, { description: 'What the program sends as `Authorization: Bearer`. It is shown this once.' })
  token: string

  @Field(() => AccessToken, { description: 'The stored token, without its text.' })
  accessToken: AccessToken
}

@ObjectType({ simpleResolvers: true, description: 'Rights that a token for a kind of program begins with.' })
class ReadyTokenSet {
  @Field(() => tokenSetNames.enumType, { description: 'What the program is for.' })
  name: ValueOf<typeof tokenSetNames>

  @Field(() => tokenAccess.enumType, { description: 'Whether it only reads.' })
  access: ValueOf<typeof tokenAccess>

  @Field(() => [String], { description: 'Addresses of the sections of the back office that it may use.' })
  sections: string[]
}

@Resolver()
export class AccessTokenResolver {
  @Granted(['cms-admin'])
  @Query(() => [ReadyTokenSet], { description: 'The sets of rights that a new token can begin with.' })
  async accessTokenSets(@Ctx() { services }: Context): Promise<ReadyTokenSet[]> {
    const off = (await services.switches.now()).entities
    return tokenSetNames.values.map((name) => {
      return { name, access: tokenSets[name].access, sections: sectionsOf(tokenSets[name], off) }
    })
  }

  @Secret('people')
  @Granted(['cms-admin'])
  @Mutation(() => CreatedAccessToken, { description: 'Lets a program call the APIs with a role of its own.' })
  createAccessToken(
    @Ctx() context: Context,
    @Arg('input', () => accessTokenInput) input: Values,
    @Arg('password', () => String, { description: 'Of the account that makes it.' }) password: string,
    @Arg('code', () => String, { nullable: true, description: 'Where that account has a second factor.' })
    code: string | null,
    @Arg('sections', () => [String], {
      nullable: true,
      description: 'Addresses of the only sections of the back office that it may use; all of its role when empty.',
    })
    sections: string[] | null,
  ): Promise<CreatedAccessToken> {
    return createAccessToken(context, { input, password, code: code ?? null, sections: sections ?? null })
  }
}
