import { defaultFieldResolver, type GraphQLSchema, isObjectType } from 'graphql'
import { isProgram } from '../../kernel/access/Viewer.js'
import type { Context } from '../../kernel/context/Context.js'
import type { Row } from '../../kernel/context/Row.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { notFound } from '../../kernel/records/notFound.js'
import { mayHaveLink, openLink, pageWithoutLink, textWithoutLink } from './mailLinks.js'
import { OutgoingMail } from './OutgoingMail.js'

/**
 * Answers the texts of secret mails without their links. Only an administrator, and no program, reads the link of an
 * invitation that is not delivered; nobody that of a reset, which would open someone else's account.
 */
export function hideMailLinks(schema: GraphQLSchema): void {
  const type = schema.getType(OutgoingMail.name)
  const field = isObjectType(type) ? type.getFields().text : undefined
  if (!field) return
  const resolve = field.resolve ?? defaultFieldResolver
  field.resolve = async (row: Row, args, context: Context, info) => {
    const text = String(await resolve(row, args, context, info))
    return mayHaveLink(text) ? shownText(context, row.id, text) : text
  }
}

async function shownText({ loaders, services, viewer }: Context, id: number, text: string): Promise<string> {
  const mail = await loaders
    .batch('mail with link', async (ids: readonly number[]) => {
      const query = services.database.reader.createQueryBuilder(OutgoingMail, 'mail').addSelect('mail.sealedLink')
      const found = await query.where('mail.id IN (:...ids)', { ids }).getMany()
      const byId = new Map(found.map((each) => [each.id, each]))
      return ids.map((one) => byId.get(one) ?? null)
    })
    .load(id)
  // Without its row, whether it is secret is not known.
  if (!mail) return textWithoutLink({ text, isSecret: true, language: 'nl' })
  return textWithoutLink(mail, shownLink({ services, viewer }, mail))
}

function shownLink({ services, viewer }: Pick<Context, 'services' | 'viewer'>, mail: OutgoingMail): string | null {
  const mayRead = viewer?.role === 'cms-admin' && !isProgram(viewer) && mail.sentAt === null
  if (!mayRead) return null
  const kinds = ['invitation', 'job', 'review', 'appointment', 'reservation'] as const
  return kinds.map((kind) => openLink(kind, mail, services.settings)).find((link) => link !== null) ?? null
}

/** The page of a mail with the link that its text is shown with. @throws ShopError NOT_FOUND */
export async function shownPage({ services, viewer }: Context, id: number): Promise<string | null> {
  const query = services.database.reader.createQueryBuilder(OutgoingMail, 'mail')
  const mail = await query.addSelect(['mail.sealedLink', 'mail.html']).where('mail.id = :id', { id }).getOne()
  if (!mail) throw notFound(managedEntity(OutgoingMail))
  return mail.html && pageWithoutLink(mail.html, mail.language, shownLink({ services, viewer }, mail))
}
