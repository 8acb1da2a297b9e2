import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import { roles } from '../../kernel/access/roles.js'
import type { Context } from '../../kernel/context/Context.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { changePassword } from './changePassword.js'
import { passwordLinkOwner } from './passwordLinkOwner.js'
import { requestPasswordReset } from './requestPasswordReset.js'
import { resetPassword } from './resetPassword.js'

@ObjectType({
  simpleResolvers: true,
  description: 'Whose password a mailed link chooses: what no password may be made of.',
})
class PasswordLinkOwner {
  @Field(() => String, { description: 'The name of the account, as the mail says it.' })
  name: string

  @Field(() => String, { nullable: true, description: 'The address that the mail was sent to.' })
  email: string | null
}

@Resolver()
export class PasswordResolver {
  @Granted('everyone')
  @Query(() => PasswordLinkOwner, {
    nullable: true,
    description:
      'Whose password the token of a mailed link chooses; null for a link that is over. Asking uses up nothing.',
  })
  passwordLinkOwner(
    @Ctx() context: Context,
    @Arg('token', () => String) token: string,
  ): Promise<PasswordLinkOwner | null> {
    return passwordLinkOwner(context, token)
  }

  @Granted('everyone')
  @Mutation(() => Boolean, {
    description: 'Sends a link to choose a password to anyone who has an account under this address; says not who has.',
  })
  requestPasswordReset(
    @Ctx() context: Context<MailServices>,
    @Arg('email', () => String) email: string,
  ): Promise<boolean> {
    return requestPasswordReset(context, email)
  }

  @Granted('everyone')
  @Mutation(() => String, {
    description: 'Chooses a password by the token of a link that was sent by mail. Answers where to log in with it.',
  })
  resetPassword(
    @Ctx() context: Context<MailServices>,
    @Arg('token', () => String) token: string,
    @Arg('password', () => String, {
      description: 'At least 10 characters; none that is used by many, one pattern, or the own name.',
    })
    password: string,
  ): Promise<string> {
    return resetPassword(context, token, password)
  }

  @Granted(roles.values, { isForEnrolment: true })
  @Mutation(() => Boolean, {
    description: 'Changes the own password. Every session of the account ends; the caller is given a new one.',
  })
  changePassword(
    @Ctx() context: Context<MailServices>,
    @Arg('currentPassword', () => String) currentPassword: string,
    @Arg('newPassword', () => String, {
      description: 'At least 10 characters; none that is used by many, one pattern, or the own name.',
    })
    newPassword: string,
  ): Promise<boolean> {
    return changePassword(context, currentPassword, newPassword)
  }
}
