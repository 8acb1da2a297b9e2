import type { EntityManager } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { invalidField } from '../../kernel/errors/ShopError.js'
import { fieldsOf } from '../../kernel/fields/FieldDescription.js'
import { managedEntity } from '../../kernel/fields/Managed.js'
import { ShopSettings } from '../shop/ShopSettings.js'
import { ShopSetup } from './ShopSetup.js'

/** The key of the only row. */
export const setupId = 1

/**
 * Screens of the shop's record that need more than an owner at the first evening, such as the password of a mailbox, or that
 * are right as they begin.
 */
const later: readonly string[] = ['mail', 'herinneringen', 'facturatie', 'controlelijsten']

/** Where an example site may be taken over; it tells of the shop, whose details come before it. */
const startingContentStep = 'starting-content'

/** The steps in their order, those of the shop's record by the addresses of their screens. */
export function setupSteps(): string[] {
  const { screens = [] } = managedEntity(ShopSettings)
  const isFilled = ({ sections }: { sections: readonly string[] }) =>
    fieldsOf(ShopSettings).some(({ section }) => sections.includes(section))
  const shown = screens.filter((screen) => isFilled(screen) && !later.includes(screen.address))
  return ['account', ...shown.map(({ address }) => address), startingContentStep]
}

export interface SetupProgress {
  steps: string[]
  doneSteps: string[]
  /** Whether it was finished or put away. */
  isEnded: boolean
}

/** How far the set-up is; null in a shop that never had one. */
export async function setupProgress(reader: EntityManager): Promise<SetupProgress | null> {
  const row = await reader.findOneBy(ShopSetup, { id: setupId })
  if (!row) return null
  const steps = setupSteps()
  const done = row.doneSteps.split(',')
  return { steps, doneSteps: steps.filter((step) => done.includes(step)), isEnded: row.endedAt !== null }
}

/** Notes that a step was gone through, by filling it in or by skipping it. @throws ShopError VALIDATION */
export async function finishSetupStep({ database }: CoreServices, step: string): Promise<SetupProgress | null> {
  if (!setupSteps().includes(step)) throw invalidField('step', { key: 'setup.unknownStep' })
  await database.write(async (manager) => {
    const row = await lockedSetup(manager)
    const done = new Set(row?.doneSteps.split(',').filter(Boolean))
    if (!row || done.has(step)) return
    await manager.update(ShopSetup, { id: setupId }, { doneSteps: [...done, step].join() })
  })
  return setupProgress(database.reader)
}

/** Finishes the set-up, or puts it away: the dashboard leads to it no more. */
export async function endSetup({ database }: CoreServices): Promise<SetupProgress | null> {
  await database.write((manager) => manager.update(ShopSetup, { id: setupId }, { endedAt: new Date().toISOString() }))
  return setupProgress(database.reader)
}

/** Two devices may finish a step each at the same time. */
function lockedSetup(manager: EntityManager): Promise<ShopSetup | null> {
  const isSqlite = manager.connection.options.type === 'better-sqlite3'
  return manager.findOne(ShopSetup, {
    where: { id: setupId },
    ...(isSqlite ? {} : { lock: { mode: 'pessimistic_write' as const } }),
  })
}
