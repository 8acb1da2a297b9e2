import type { SelfIntakesQuery } from '../../generated/graphql'
import { emptyDraft, type IntakeDraft } from './IntakeDraft'

/** An intake that goes on from what a customer has filled in. */
export function draftOfSelfIntake(selfIntake: SelfIntakesQuery['selfIntakes'][number]): IntakeDraft {
  const { name, phoneNumber, email, zipCode, language, kind, brand, model, problem, accessories } = selfIntake
  return {
    ...emptyDraft(language),
    selfIntake,
    isNewCustomer: true,
    newCustomer: { name, phoneNumber: phoneNumber ?? '', email: email ?? '', zipCode: zipCode ?? '', language },
    isNewDevice: true,
    newDevice: { kind, brand: brand ?? '', model: model ?? '', serialNumber: '' },
    problem,
    alsoStays: accessories ?? '',
  }
}
