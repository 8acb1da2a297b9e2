import type { ChangeDraft, IntakeDraft } from './IntakeDraft'

/** What each part of the screen works on. */
export interface PartProps {
  draft: IntakeDraft
  change: ChangeDraft
  /** By the path of the field. */
  faults: Record<string, string>
}
