import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { Context } from '../context/Context.js'
import type { MailServices } from '../messages/MailDelivery.js'
import { changePassword } from './changePassword.js'
import { requestPasswordReset } from './requestPasswordReset.js'
import { resetPassword } from './resetPassword.js'

@Resolver()
export class PasswordResolver {
  @Mutation(() => Boolean, {
    description: 'Sends a link to choose a password to anyone who has an account under this address; says not who has.',
  })
  requestPasswordReset(
    @Ctx() context: Context<MailServices>,
    @Arg('email', () => String) email: string,
  ): Promise<boolean> {
    return requestPasswordReset(context, email)
  }

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
