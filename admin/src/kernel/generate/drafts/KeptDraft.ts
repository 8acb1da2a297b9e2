import { createContext } from 'react'

export interface KeptDraftCalls {
  /** Keeps what the form holds, whatever it lacks. @returns its record, or the id that is reserved for it */
  save: () => Promise<number>
  /** Keeps it beside the live record, and says so. Not of what is new, as is the next. */
  keep?: () => Promise<void>
  /** Keeps it, and has it publish itself at a moment, UTC. */
  publishAt?: (moment: string, bothLanguages: boolean) => Promise<void>
}

/** Undefined where nothing that visitors see may be kept as a draft. */
export const KeptDraft = createContext<KeptDraftCalls | undefined>(undefined)
