import type { DeviceKind, Language, SelfIntakeInput } from '../../../generated/graphql'

/** What a customer types, as it survives a reload of the tab; all but the access code of the device. */
export interface SelfIntakeDraft {
  name: string
  phoneNumber: string
  email: string
  zipCode: string
  kind: DeviceKind
  brand: string
  model: string
  problem: string
  /** What stays behind, of the usual things, in the words of the language. */
  chosen: string[]
  alsoStays: string
  isAgreed: boolean
  signedBy: string
  /** The path of a drawing of 600 × 200. */
  drawing: string
}

export const emptySelfDraft: SelfIntakeDraft = {
  name: '',
  phoneNumber: '',
  email: '',
  zipCode: '',
  kind: 'laptop' as DeviceKind,
  brand: '',
  model: '',
  problem: '',
  chosen: [],
  alsoStays: '',
  isAgreed: false,
  signedBy: '',
  drawing: '',
}

/** What is sent. */
export function selfIntakeOf(
  draft: SelfIntakeDraft,
  { accessCode, terms, language }: { accessCode: string; terms: string; language: Language },
): SelfIntakeInput {
  const orNull = (text: string) => text.trim() || null
  return {
    newCustomer: {
      name: orNull(draft.name),
      phoneNumber: orNull(draft.phoneNumber),
      email: orNull(draft.email),
      zipCode: orNull(draft.zipCode),
      language,
    },
    newDevice: { kind: draft.kind, brand: orNull(draft.brand), model: orNull(draft.model) },
    job: {
      descriptionProblem: orNull(draft.problem),
      accessories: orNull([...draft.chosen, draft.alsoStays.trim()].filter(Boolean).join(', ')),
      accessCode: orNull(accessCode),
    },
    signature: { name: draft.signedBy, drawing: draft.drawing || null, terms },
  }
}
