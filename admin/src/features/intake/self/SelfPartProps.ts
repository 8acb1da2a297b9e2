import type { SelfIntakeDraft } from './SelfIntakeDraft'
import type { ChangeSelfDraft } from './useSelfDraft'

/** What each part of the form works on. */
export interface SelfPartProps {
  draft: SelfIntakeDraft
  change: ChangeSelfDraft
  /** By the path of the field. */
  faults: Record<string, string>
}
