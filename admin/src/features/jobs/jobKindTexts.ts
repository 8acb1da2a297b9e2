import type { MessageKey } from '../../kernel/i18n/createI18nProvider'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'

/** What a job of a kind is called, which is shorter than its entity; undefined for what is no job. */
export function kindKey({ name }: Pick<ManagedEntity, 'name'>): MessageKey | undefined {
  if (name === 'statusRepair') return 'jobs.kind.repair'
  return name === 'statusNewPc' ? 'jobs.kind.newPc' : undefined
}

/** How a job of a kind is begun. */
export function addKey({ name }: Pick<ManagedEntity, 'name'>): MessageKey {
  return name === 'statusRepair' ? 'jobs.add.repair' : 'jobs.add.newPc'
}
