import { managedEntity } from '../../kernel/fields/Managed.js'
import { dayText } from '../../kernel/i18n/dayText.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { backOfficePath, defaultLanguage } from '../../kernel/shared/screens.js'
import type { NewMail } from '../messages/queueMail.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { Webhook } from './Webhook.js'

/**
 * To the shop, which would notice a webhook that is off only by what the other program lacks; null as long as the shop has
 * no e-mail address.
 * @param failingSince since when no message has arrived, ISO 8601 in UTC
 */
export function switchedOffMail(
  { email }: Pick<ShopSettings, 'email'>,
  { id, name }: Pick<Webhook, 'id' | 'name'>,
  failingSince: string,
  { publicUrl, timeZone }: Pick<Settings, 'publicUrl' | 'timeZone'>,
): NewMail | null {
  if (email === null) return null
  const { section } = managedEntity(Webhook)
  return {
    kind: 'webhookSwitchedOff',
    recipient: email,
    values: {
      name,
      day: dayText(TimeZone.named(timeZone).dayOf(Date.parse(failingSince)), defaultLanguage),
      link: `${publicUrl}${backOfficePath}/${section}/wijzigen/${id}`,
    },
    language: defaultLanguage,
  }
}
