import type { EntityManager } from 'typeorm'
import type { CoreServices } from '../../kernel/context/Context.js'
import { records } from '../../kernel/records/records.js'
import { unnoticed } from '../../kernel/records/writeWhere.js'
import type { Round } from '../../kernel/scheduler/Round.js'
import { dayAfter } from '../../kernel/shared/openingHours.js'
import { Service } from '../services/Service.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { Period } from './Period.js'
import { nothingUsual, type UsualWork, usualWork } from './usualWork.js'

/** At night, when nobody waits for the database. */
const startTime = { hour: 3, minute: 0 }
const yearDays = 365

/** Compares services with the shop's own work of the past year, every night. */
export class Experience {
  constructor(private readonly services: CoreServices) {}

  get round(): Round {
    const { timeZone } = this.services.settings
    return {
      name: 'experience',
      schedule: { at: { ...startTime, timeZone }, isDueAtFirst: true },
      run: (_signal, now) => this.run(now),
    }
  }

  /** Compares with the year before that day. @returns how many services say something else now */
  async run(now: Date): Promise<number> {
    const { database, settings } = this.services
    const zone = TimeZone.named(settings.timeZone)
    const today = zone.dayOf(now.getTime())
    const period = new Period(dayAfter(today, -yearDays), today, zone)
    return database.write((manager) => this.compare(manager, period))
  }

  private async compare(manager: EntityManager, period: Period): Promise<number> {
    const { vatStandard } = await readShop(manager)
    const services = await manager.find(Service, { order: { id: 'ASC' } })
    const known = new Map<number, UsualWork>()
    let changed = 0
    for (const service of services) {
      const usual = service.showsExperience ? await usualOf(service) : nothingUsual
      const isSame = Object.entries(usual).every(([name, value]) => service[name as keyof UsualWork] === value)
      if (isSame) continue
      await records.updateWhere(manager, Service, { id: service.id }, usual, unnoticed)
      changed++
    }
    return changed

    async function usualOf({ pair }: Service): Promise<UsualWork> {
      const ofPair = services.filter((each) => each.pair === pair).map(({ id }) => id)
      const usual = known.get(pair) ?? (await usualWork(manager, ofPair, period, vatStandard))
      known.set(pair, usual)
      return usual
    }
  }
}
