import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { Secret } from '../../kernel/access/Secret.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Values } from '../../kernel/context/Row.js'
import { AccessToken } from '../tokens/AccessToken.js'
import { accessTokenInput, createAccessToken } from './accessTokens.js'

@ObjectType({ description: 'A new access token.' })
class CreatedAccessToken {
  @Field(() => String, { description: 'What the program sends as `Authorization: Bearer`. It is shown this once.' })
  token: string

  @Field(() => AccessToken, { description: 'The stored token, without its text.' })
  accessToken: AccessToken
}

@Resolver()
export class AccessTokenResolver {
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
