import type { WriteHooks } from '../context/Context.js'
import type { MailKind } from '../entities/mailKinds.js'
import { ourText } from '../mailTexts/ourTexts.js'
import type { Language } from '../shared/screens.js'

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
