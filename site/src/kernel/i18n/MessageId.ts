import type { allMessages } from '../../generated/allMessages'

/** Every text of the site; the Dutch and the English catalogue have the same. */
export type MessageId = keyof (typeof allMessages)['nl']

declare global {
  namespace FormatjsIntl {
    /** An id that no catalogue has does not compile, nor does a template that may make one, as `form.${form}.title`. */
    interface Message {
      ids: MessageId
    }
  }
}
