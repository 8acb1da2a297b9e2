import type { MessageKey } from '../i18n/createI18nProvider'
import type { ManagedEntity } from '../managed/ManagedEntity'

let registered: Partial<Record<string, MessageKey>> = {}

export function registerShortTitles(titles: Partial<Record<string, MessageKey>>): void {
  registered = titles
}

/** What a record is called in the title of its screen where that is shorter than its entity. */
export function shortTitle({ name }: Pick<ManagedEntity, 'name'>): MessageKey | undefined {
  return registered[name]
}
