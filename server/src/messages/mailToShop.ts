import type { Row, Values } from '../context/Row.js'
import { managedEntity } from '../fields/Managed.js'
import { ownerOf } from '../fields/outputTypes.js'
import { fieldLabels, label } from '../i18n/labels.js'
import { say } from '../i18n/say.js'
import type { Settings } from '../settings/readSettings.js'
import { defaultLanguage } from '../shared/screens.js'
import { shop } from '../shop/shop.js'
import { visitorFields } from './messageInput.js'
import type { MessageKind } from './messageKinds.js'
import type { NewMail } from './queueMail.js'

const language = defaultLanguage

/** The mail that notifies the shop of a message; replies go to the visitor, if there is an address. */
export function mailToShop(
  kind: MessageKind,
  values: Values,
  sentIn: Row['language'],
  { publicUrl }: Settings,
): NewMail {
  const { section } = managedEntity(kind.type)
  const given = visitorFields(kind.type).filter(({ name }) => values[name] !== null)
  const fieldLines = given.map(({ name, kind: fieldKind }) => {
    const words = fieldLabels(ownerOf(kind.type), name)[language]
    return fieldKind === 'multiline' ? `\n${words}:\n${values[name]}` : `${words}: ${values[name]}`
  })
  const name = String(values.name)
  return {
    recipient: shop.email,
    subject: say(language, { key: kind.subject, values: { name } }),
    lines: [
      ...fieldLines,
      '',
      `${fieldLabels(ownerOf(kind.type), 'language')[language]}: ${label(`choice.Language.${sentIn}`)[language]}`,
      say(language, { key: 'mail.message.where', values: { url: `${publicUrl}/cougarXr7/${section}/overzicht` } }),
    ],
    replyTo: (values.email as string | null) ?? null,
    language,
  }
}
