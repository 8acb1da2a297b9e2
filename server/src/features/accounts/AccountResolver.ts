import { Arg, Ctx, Field, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { type Role, roles } from '../../kernel/access/roles.js'
import { type Viewer } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { LoginServices } from './login.js'
import { login } from './login.js'
import { type Logout, logout } from './logout.js'

@ObjectType('Viewer', { description: 'The account that is logged in.' })
export class ViewerObject implements Omit<Viewer, 'statusUser'> {
  @Field(() => Int, { description: 'The id of the account; 0 for a program that calls with a token.' })
  id: number

  @Field(() => String, { description: 'The name of the account, or of the token.' })
  name: string

  @Field(() => String, { description: 'Empty for a program.' })
  email: string

  @Field(() => roles.enumType, { description: 'What may be done.' })
  role: Role
}

@ObjectType({ description: 'How a logout ended.' })
class LogoutResult implements Logout {
  @Field(() => Boolean, { description: 'Whether the session has ended.' })
  loggedOut: boolean

  @Field(() => String, { description: 'The login page of the role that has left.' })
  loginRedirect: string
}

@Resolver()
export class AccountResolver {
  @Granted('everyone')
  @Query(() => ViewerObject, { nullable: true, description: 'The account that is logged in; null when none is.' })
  me(@Ctx() { viewer, services }: Context<LoginServices>): Viewer | null {
    return viewer && !services.switches.latest.roles.has(viewer.role) ? viewer : null
  }

  @Granted('everyone')
  @Mutation(() => ViewerObject, { description: 'Logs in and sets the cookies of the session.' })
  login(
    @Arg('email', () => String) email: string,
    @Arg('password', () => String) password: string,
    @Arg('code', () => String, {
      nullable: true,
      description: 'For an account with a second factor: of its authenticator app, or a recovery code.',
    })
    code: string | null | undefined,
    @Ctx() context: Context<LoginServices>,
  ): Promise<Viewer> {
    return login(context, email, password, code)
  }

  @Granted('everyone')
  @Mutation(() => LogoutResult, { description: 'Ends the session and clears its cookies.' })
  logout(@Ctx() context: Context<LoginServices>): Promise<Logout> {
    return logout(context)
  }
}
