import type { EntityManager } from 'typeorm'
import { isPublished } from '../../../kernel/publication/Published.js'
import { currentPrices } from '../../../kernel/shared/currentPrice.js'
import { type Language, languages } from '../../../kernel/shared/screens.js'
import { Service } from '../../services/Service.js'
import type { AppointmentKind } from '../AppointmentKind.js'
import type { PricedService } from './appointmentCost.js'

const columns = ['id', 'pair', 'language', 'title', 'price', 'priceTo', 'salePrice', 'salePriceTo', 'state'] as const

/** With what it costs now. */
type Known = Pick<Service, (typeof columns)[number]>

function isShown(service: Known): boolean {
  return isPublished(Service, { ...service })
}

/** The services of the shop as appointments speak of them: either version of one stands for both. */
export class KnownServices {
  private readonly byId: ReadonlyMap<number, Known>

  private constructor(private readonly all: readonly Known[]) {
    this.byId = new Map(all.map((service) => [service.id, service]))
  }

  static async read(manager: EntityManager): Promise<KnownServices> {
    const select = Object.fromEntries(columns.map((name) => [name, true]))
    const services = await manager.find(Service, { select, order: { id: 'ASC' } })
    return new KnownServices(services.map((service) => Object.assign(service, currentPrices(service))))
  }

  /** What a kind is for in a language, in the order of the owner; services that are gone or not shown are none. */
  ofKind({ services }: Pick<AppointmentKind, 'services'>, language: Language): Known[] {
    const versions = services.flatMap((id) => this.versionOf(id, language) ?? [])
    return [...new Map(versions.map((service) => [service.id, service])).values()]
  }

  /** Whether a kind is for a service that visitors may see: it is for any where it names none. */
  isFor(kind: Pick<AppointmentKind, 'services'>, id: number): boolean {
    const service = this.byId.get(id)
    if (!service || !isShown(service)) return false
    const named = kind.services.flatMap((each) => this.byId.get(each)?.pair ?? [])
    return named.length === 0 || named.includes(service.pair)
  }

  /** A service as visitors may see it: in a language, else in the other; null for one that is gone or not shown in either. */
  versionOf(id: number, language: Language): Known | null {
    const known = this.byId.get(id)
    const shown = this.all.filter((each) => each.pair === known?.pair && isShown(each))
    return shown.find((each) => each.language === language) ?? shown[0] ?? null
  }

  /** A service with its price; null for one that is gone. */
  priced(id: number | null): PricedService | null {
    const known = id === null ? undefined : this.byId.get(id)
    if (!known) return null
    const titles = languages.map((language) => [language, this.versionOf(known.id, language)?.title ?? known.title])
    const { price, priceTo } = known
    return { title: Object.fromEntries(titles) as PricedService['title'], price, priceTo }
  }
}
