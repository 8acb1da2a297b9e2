import { type EntityManager, LessThan, MoreThan, Or } from 'typeorm'
import type { CoreServices } from '../context/Context.js'
import { Service } from '../entities/Service.js'
import { dayAfter } from '../shared/openingHours.js'
import { TimeZone } from '../shop/hours/TimeZone.js'
import { readShop } from '../shop/readShop.js'
import { ExperienceRound } from './ExperienceRound.js'
import { Period } from './Period.js'
import { nothingUsual, type UsualWork, usualWork } from './usualWork.js'

const lookMilliseconds = 10 * 60 * 1000

/** At night, when nobody waits for the database. */
const startTime = '03:00'
const yearDays = 365

/** Compares services with the shop's own work of the past year: every night, on one of the instances. */
export class Experience {
  private timer: NodeJS.Timeout | undefined
  private working: Promise<unknown> = Promise.resolve()

  constructor(private readonly services: CoreServices) {}

  start(): void {
    const look = () => {
      this.working = this.runIfDue(new Date()).catch((error: unknown) =>
        this.services.log.error(error, 'Services were not compared with the work of the shop'),
      )
    }
    this.timer = setInterval(look, lookMilliseconds)
    this.timer.unref()
    look()
  }

  /** Waits for the round in progress. */
  async stop(): Promise<void> {
    clearInterval(this.timer)
    await this.working
  }

  /** @returns how many services say something else now; null when the night has been seen to, or has yet to come */
  async runIfDue(now: Date): Promise<number | null> {
    const { database, settings } = this.services
    const zone = TimeZone.named(settings.timeZone)
    const [today, time] = [zone.dayOf(now.getTime()), zone.timeOf(now.getTime())]
    const night = time < startTime ? dayAfter(today, -1) : today
    const changed = await database.write(async (manager) =>
      (await claim(manager, night)) ? this.compare(manager, new Period(dayAfter(night, -yearDays), night, zone)) : null,
    )
    if (changed) await this.services.contentChanged()
    return changed
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
      await manager.update(Service, service.id, usual)
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

/** In the transaction of the work, so that a night that failed is tried again. */
async function claim(manager: EntityManager, night: string): Promise<boolean> {
  // A day in the future was written before the clock was set back.
  const day = Or(LessThan(night), MoreThan(dayAfter(night)))
  const { affected } = await manager.update(ExperienceRound, { id: 1, day }, { day: night })
  return Boolean(affected)
}
