import type { EntityManager } from 'typeorm'
import type { ManagedEntity } from '../../kernel/fields/Managed.js'
import { label } from '../../kernel/i18n/labels.js'
import type { FailedDraft } from '../../kernel/publication/plannedDraftsRound.js'
import type { FailedRelease } from '../../kernel/publication/releasesRound.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { backOfficePath, defaultLanguage } from '../../kernel/shared/screens.js'
import { type NewMail, queueMail } from '../messages/queueMail.js'
import { readShop } from '../shop/readShop.js'
import type { ShopSettings } from '../shop/ShopSettings.js'

/** What could not be published at its moment. */
interface Failed {
  /** Such as Tip ‘Opruimen’. */
  title: string
  /** The reason, in the language of the shop. */
  failure: string
  /** Its screen, below the back office. */
  path: string
}

type MailSettings = Pick<Settings, 'publicUrl' | 'currency'>

/** Where what is published together is listed. */
const releasesPath = 'wat-komt-eraan?weergave=samen'

/** To the shop, which would otherwise find out by what visitors do not see; null as long as it has no e-mail address. */
export function failedMail(
  { email }: Pick<ShopSettings, 'email'>,
  { title, failure, path }: Failed,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
): NewMail<'draftFailed'> | null {
  if (email === null) return null
  return {
    kind: 'draftFailed',
    recipient: email,
    values: { title, remark: failure, link: `${publicUrl}${backOfficePath}/${path}` },
    language: defaultLanguage,
  }
}

/** Writes the mail about a draft into the outbox, with the reason that is kept in the same transaction. */
export function mailFailedDraft(manager: EntityManager, failed: FailedDraft, settings: MailSettings): Promise<void> {
  return mail(manager, failedDraft(failed), settings)
}

/** Writes the mail about what was to be published together into the outbox, likewise. */
export function mailFailedRelease(
  manager: EntityManager,
  { name, failure }: FailedRelease,
  settings: MailSettings,
): Promise<void> {
  const together = { nl: 'Samen publiceren', en: 'Publish together' }
  return mail(manager, { title: `${together[defaultLanguage]} ‘${name}’`, failure, path: releasesPath }, settings)
}

/** A draft as the mail tells of it. */
export function failedDraft({ entity, record, isNew, title, failure }: FailedDraft): Failed {
  const form = isNew ? `toevoegen?concept=${record}` : `wijzigen/${record}`
  return { title: nameOf(entity, record, title), failure, path: `${entity.section}/${form}` }
}

async function mail(manager: EntityManager, failed: Failed, settings: MailSettings): Promise<void> {
  const written = failedMail(await readShop(manager), failed, settings)
  if (written) await queueMail(manager, written, null, settings)
}

/** Such as Tip ‘Opruimen’; by its number where it has no title yet. */
function nameOf(entity: ManagedEntity, record: number, title: string): string {
  const kind = label(entity.name)[defaultLanguage]
  return title === '' ? `${kind} ${record}` : `${kind} ‘${title}’`
}
