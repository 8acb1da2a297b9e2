import { Text } from '../../kernel/fields/decorators.js'
import { ownerMayAll } from '../../kernel/fields/Grants.js'
import { Managed } from '../../kernel/fields/Managed.js'
import { ManagedRecord } from '../../kernel/fields/ManagedRecord.js'
import { written } from '../../kernel/shared/staffRights.js'

/** A redirect of the owner's own. Those that the product writes when a record moves are `Redirect`. */
@Managed({
  plural: 'siteRedirects',
  section: 'verwijzingen',
  titleField: 'path',
  icon: 'fast',
  hasNextId: false,
  isPublic: false,
  shapesSite: true,
  grants: ownerMayAll,
  colleagues: written,
  description: 'An address of the site at which there is nothing any more, and where its visitors are led.',
})
export class SiteRedirect extends ManagedRecord {
  /** Such as `/contact.html` or `/?p=12`; without regard to capitals. */
  @Text({ max: 300, form: 'oldAddress', required: true, unique: 'kind', inList: true })
  path: string

  /** An address of the site, or of another one. Where its record moves, visitors follow. */
  @Text({ max: 300, form: 'link', required: true, inList: true })
  target: string
}
