import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Granted } from '../../kernel/access/Granted.js'
import type { Context } from '../../kernel/context/Context.js'
import { colleagueRights } from '../../kernel/shared/staffRights.js'
import { Preference } from './Preference.js'
import { keepPreference, readPreferences } from './preferences.js'

/** The viewer's preferences in the back office, the same on every device. */
@Resolver()
export class PreferenceResolver {
  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Query(() => [Preference], { description: 'What the caller arranged in the back office.' })
  myPreferences(@Ctx() context: Context): Promise<Preference[]> {
    return readPreferences(context)
  }

  @Granted(['cms-admin'], { colleagues: colleagueRights })
  @Mutation(() => Boolean, {
    description: 'Stores a preference of the caller, in place of what was stored under this name.',
  })
  async keepPreference(
    @Ctx() context: Context,
    @Arg('name', () => String, { description: 'At most 80 letters, digits and :.-_' }) name: string,
    @Arg('value', () => String, { nullable: true, description: 'JSON of at most 20,000 characters; null removes it.' })
    value: string | null,
  ): Promise<boolean> {
    await keepPreference(context, name, value ?? null)
    return true
  }
}
