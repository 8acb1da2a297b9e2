import type { UserIdentity } from 'ra-core'
import type { MyRights } from '../rights/rights'

export interface PersonDialogProps {
  /** Who works now. */
  now: UserIdentity
  /** Whom to go on as. */
  people: MyRights['people']
  onClose(): void
}
