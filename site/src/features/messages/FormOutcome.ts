import type { Refused } from '../../kernel/forms/Refused'
import type { GivenLine } from './SentNotice'

/** What the shop has received, and what it gives in return. */
export interface Sent {
  given: GivenLine[]
  downloadUrl: string | null
}

/** The result of a form that was sent without scripts. */
export interface FormOutcome {
  sent?: Sent
  refused?: Refused
}
