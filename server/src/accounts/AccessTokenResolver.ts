import { Arg, Ctx, Field, Mutation, ObjectType, Resolver } from 'type-graphql'
import type { Context } from '../context/Context.js'
import type { Values } from '../context/Row.js'
import { AccessToken } from '../entities/AccessToken.js'
import { accessTokenInput, createAccessToken } from './accessTokens.js'

@ObjectType({ description: 'A new access token.' })
class CreatedAccessToken {
  @Field(() => String, { description: 'What the program sends as `Authorization: Bearer`. It is shown this once.' })
  token: string

  @Field(() => AccessToken, { description: 'What is kept of it.' })
  accessToken: AccessToken
}

@Resolver()
export class AccessTokenResolver {
  @Mutation(() => CreatedAccessToken, { description: 'Lets a program call the APIs with a role of its own.' })
  createAccessToken(
    @Ctx() context: Context,
    @Arg('input', () => accessTokenInput) input: Values,
  ): Promise<CreatedAccessToken> {
    return createAccessToken(context, input)
  }
}
