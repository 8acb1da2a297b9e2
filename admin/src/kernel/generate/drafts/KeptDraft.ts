import { createContext } from 'react'

export interface KeptDraftCalls {
  /** Keeps what the form holds beside the live record, whatever it lacks. */
  keep: () => Promise<void>
  /** Keeps it, and has it publish itself at a moment, UTC. */
  publishAt: (moment: string, bothLanguages: boolean) => Promise<void>
}

/** Undefined where there is no record beside which a draft may stand. */
export const KeptDraft = createContext<KeptDraftCalls | undefined>(undefined)
