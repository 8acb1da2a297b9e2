import type { EntityManager } from 'typeorm'
import { managedEntity } from '../../kernel/fields/Managed.js'
import type { Message } from '../../kernel/i18n/say.js'
import { notFound } from '../../kernel/records/notFound.js'
import { cleanedCode } from '../../kernel/shared/cleanedText.js'
import type { Language } from '../../kernel/shared/screens.js'
import { AppointmentKind } from './AppointmentKind.js'
import { isInAreas, postcodeDigits } from './postcodeAreas.js'

/** What visitors can make an appointment for, in the order that the shop gave them. */
export function offeredKinds(manager: EntityManager): Promise<AppointmentKind[]> {
  return manager.find(AppointmentKind, { where: { isOffered: true }, order: { position: 'ASC', id: 'ASC' } })
}

/** @throws ShopError NOT_FOUND, also for one that visitors are not offered */
export async function offeredKind(manager: EntityManager, id: number): Promise<AppointmentKind> {
  const kind = await manager.findOneBy(AppointmentKind, { id, isOffered: true })
  if (!kind) throw notFound(managedEntity(AppointmentKind))
  return kind
}

/** @throws ShopError NOT_FOUND */
export async function anyKind(manager: EntityManager, id: number): Promise<AppointmentKind> {
  const kind = await manager.findOneBy(AppointmentKind, { id })
  if (!kind) throw notFound(managedEntity(AppointmentKind))
  return kind
}

/** Characters, as an appointment stores it: no endless answers are cached for one area. */
const longestPostcode = 12

/** What is wrong with the postcode of a home visit; null for every other appointment. */
export function postcodeFault(kind: AppointmentKind, postcode: string | null | undefined): Message | null {
  if (kind.place !== 'home') return null
  const code = cleanedCode(postcode ?? '')
  if (code === '') return { key: 'appointment.postcodeNeeded' }
  if (code.length > longestPostcode || postcodeDigits(code) === null) return { key: 'appointment.postcode' }
  return isInAreas(code, kind.postcodes) ? null : { key: 'appointment.outsideArea' }
}

/** The words of a kind in a language; those in Dutch where it has none. */
export function wordsOf(kind: AppointmentKind, language: Language) {
  const [title, description] =
    language === 'en'
      ? [kind.titleEn ?? kind.titleNl, kind.descriptionEn ?? kind.descriptionNl]
      : [kind.titleNl, kind.descriptionNl]
  return { title, description: description ?? '' }
}
