import type { EntityManager } from 'typeorm'
import type { Row, Values } from '../../kernel/context/Row.js'
import { emailKey } from '../../kernel/fields/keys.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { ownerOf } from '../../kernel/fields/outputTypes.js'
import { fieldLabels, label } from '../../kernel/i18n/labels.js'
import type { Settings } from '../../kernel/settings/readSettings.js'
import { defaultLanguage, type Language } from '../../kernel/shared/screens.js'
import { Customer } from '../customers/Customer.js'
import { photosAlong } from '../photos/photosAlong.js'
import { readShop } from '../shop/readShop.js'
import type { ShopSettings } from '../shop/ShopSettings.js'
import { visitorFields } from './messageInput.js'
import type { MessageKind } from './messageKinds.js'
import type { NewMail } from './queueMail.js'

/** A message as its form was sent. */
interface SentMessage {
  values: Values
  sentIn: Row['language']
  /** How many came along. They are read where the mail leads, behind the login. */
  photos: number
}

/**
 * The mails that tell the shop of a message, one to each who receives messages of this kind: each arrives or fails by itself.
 * Replies go to the visitor, if there is an address.
 */
export async function mailsToShop(
  manager: EntityManager,
  kind: MessageKind,
  message: SentMessage,
  settings: Pick<Settings, 'publicUrl'>,
): Promise<NewMail[]> {
  const recipients = recipientsOf(await readShop(manager), kind)
  return Promise.all(
    recipients.map(async (recipient) => {
      const language = await languageOf(manager, recipient)
      return { ...mailOfMessage(kind, message, settings, language), recipient }
    }),
  )
}

/** That of the account with this address, where there is one. */
async function languageOf(manager: EntityManager, address: string): Promise<Language> {
  const account = await manager.findOneBy(Customer, { emailKey: emailKey(address) } as object)
  return account?.language ?? defaultLanguage
}

/** Nobody as long as the shop has no e-mail address: messages are in the back office all the same. */
function recipientsOf(shop: ShopSettings, { recipients }: MessageKind): string[] {
  const chosen = [...new Set(shop[recipients].map(({ address }) => address))]
  const own = shop.email ?? shop.mailAddress
  return chosen.length > 0 || own === null ? chosen : [own]
}

/** The mail that tells of a message, to whomever. */
export function mailOfMessage(
  kind: MessageKind,
  { values, sentIn, photos }: SentMessage,
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  language: Language,
): Omit<NewMail<MessageKind['mail']>, 'recipient'> {
  const { section } = managedEntity(kind.type)
  const given = visitorFields(kind.type).filter(({ name }) => values[name] != null)
  const lines = given.map(({ name, kind: { words: form } }) => {
    const words = fieldLabels(ownerOf(kind.type), name)[language]
    return form === 'lines' ? `\n${words}:\n${values[name]}` : `${words}: ${values[name]}`
  })
  const spoken = `${fieldLabels(ownerOf(kind.type), 'language')[language]}: ${label(`choice.Language.${sentIn}`)[language]}`
  return {
    kind: kind.mail,
    values: {
      name: String(values.name),
      message: [...lines, '', spoken, ...(photos > 0 ? [photosAlong(photos, language)] : [])].join('\n'),
      link: `${publicUrl}/cougarXr7/${section}/overzicht`,
    },
    replyTo: (values.email as string | null) ?? null,
    language,
  }
}
