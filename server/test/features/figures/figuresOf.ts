import type { EntityManager } from 'typeorm'
import { jobFigures } from '../../../src/features/figures/jobFigures.js'
import { KnownParts } from '../../../src/features/figures/KnownParts.js'
import { Period } from '../../../src/features/figures/Period.js'
import { quoteFigures } from '../../../src/features/figures/quoteFigures.js'
import { serviceDays } from '../../../src/features/figures/serviceDays.js'
import { statusDays } from '../../../src/features/figures/statusDays.js'
import { jobKinds } from '../../../src/features/jobs/jobKinds.js'
import { TimeZone } from '../../../src/features/shop/hours/TimeZone.js'
import { dayAfter } from '../../../src/kernel/shared/openingHours.js'

/** All figures of the last 300 days. Nothing of them is cached where the manager is that of a transaction. */
export async function figuresOf(manager: EntityManager, vatRate: number | null = 21) {
  const today = new Date().toISOString().slice(0, 10)
  const period = new Period(dayAfter(today, -300), dayAfter(today), TimeZone.named('Europe/Amsterdam'))
  const asked = { period, kinds: jobKinds.values, vatRate, known: await KnownParts.of(manager) }
  return {
    ...(await jobFigures(manager, asked)),
    statuses: await statusDays(manager, asked),
    services: await serviceDays(manager, asked),
    quotes: await quoteFigures(manager, asked),
  }
}
