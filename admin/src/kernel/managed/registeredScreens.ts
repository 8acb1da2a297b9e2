import type { ComponentType } from 'react'
import type { EntityScreens } from './EntityScreens'
import type { FormScreen, ManagedEntity } from './ManagedEntity'

/** Screens of divided forms with more to them than their fields, by entity and address: `shopSettings/mail`. */
export type FormScreens = Readonly<Record<string, ComponentType>>

let ofEntities: Readonly<Record<string, EntityScreens>> = {}
let ofForms: FormScreens = {}

/** What the features have of their own, by entity, from now on. */
export function registerScreens(entities: Readonly<Record<string, EntityScreens>>, forms: FormScreens): void {
  ofEntities = entities
  ofForms = forms
}

/** What a feature has of an entity. */
export function ownScreensOf({ name }: Pick<ManagedEntity, 'name'>): EntityScreens {
  return ofEntities[name] ?? {}
}

/** What a feature has in place of one of the screens that a form is divided into. */
export function ownFormScreen({ name }: ManagedEntity, { address }: FormScreen): ComponentType | undefined {
  return ofForms[`${name}/${address}`]
}
