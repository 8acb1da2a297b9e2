import type { MessageKind } from '../../generated/graphql'

/** The forms of the site whose messages can be read, by the entity that stores them. */
const messageKinds: Readonly<Record<string, string>> = {
  email: 'contact',
  emailPhone: 'phone',
  emailRemoteAssistance: 'remote_assistance',
}

/** The kind of message that an entity stores; undefined for one that stores none. */
export function messageKindOf({ name }: { name: string }): MessageKind | undefined {
  return messageKinds[name] as MessageKind | undefined
}
