import type { EntityManager } from 'typeorm'
import { publishedWhere } from '../../kernel/publication/Published.js'
import { languages, screenAddress } from '../../kernel/shared/screens.js'
import { Service } from '../services/Service.js'

/** The addresses of screens that have nothing to show: the price finder without a service for any device. */
export async function emptyScreens(reader: EntityManager): Promise<string[]> {
  const offered = await Promise.all(
    languages.map((language) =>
      reader
        .createQueryBuilder(Service, 'service')
        .where("service.language = :language AND service.deviceKinds LIKE '%\"%'", { language })
        .andWhere('service.state = :state', publishedWhere(Service))
        .getExists(),
    ),
  )
  return languages.filter((_, index) => !offered[index]).map((language) => screenAddress('priceFinder', language))
}
