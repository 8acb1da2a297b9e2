import type { Context } from '../context/Context.js'
import { ShopError } from '../errors/ShopError.js'
import { joined } from './publishRelease.js'
import type { Release } from './Release.js'
import { addToRelease, hasPassed, type Member, nameFaults, planRelease, saveRelease } from './releases.js'

/**
 * Makes a release of a record, and has it publish itself at a moment; or does neither.
 * @param plan its name, and when it publishes itself, ISO in UTC; null to publish it by hand
 * @throws ShopError as `addToRelease` and `planRelease`; what is wrong with name and moment is said at once
 */
export async function startRelease(
  context: Context,
  { name, publishAt }: { name: string; publishAt: string | null },
  member: Member,
): Promise<Release> {
  const fields = nameFaults(name.trim())
  if (publishAt !== null && hasPassed(publishAt)) fields.publishAt = [{ key: 'publication.momentPassed' }]
  if (Object.keys(fields).length > 0) throw new ShopError('VALIDATION', { fields })
  return context.services.database.writeTogether(async (database) => {
    const within = joined(context, database)
    const { id } = await saveRelease(within, null, name)
    const release = await addToRelease(within, id, member)
    return publishAt === null ? release : planRelease(within, id, publishAt)
  })
}
