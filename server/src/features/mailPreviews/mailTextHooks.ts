import type { WriteHooks } from '../../kernel/context/Context.js'
import type { Language } from '../../kernel/shared/screens.js'
import type { MailKind } from '../mailTexts/MailKinds.js'
import { ourText } from '../mailTexts/mailRegistry.js'

/** A text that is the same as ours is ours: it follows when the product changes it. */
export const mailTextHooks: WriteHooks = {
  async prepare(_, __, { kind, language, subject, body }) {
    const ours = ourText(kind as MailKind, language as Language)
    return {
      ...(subject === ours.subject && { subject: null }),
      ...(body === ours.body && { body: null }),
    }
  },
}
