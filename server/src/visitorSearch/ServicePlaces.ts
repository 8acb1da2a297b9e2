import { ServiceBlock } from '../blocks/ServiceBlock.js'
import { SpecificServicesBlock } from '../blocks/SpecificServicesBlock.js'
import type { Row } from '../context/Row.js'
import { blockKeyOf } from '../fields/blockTypes.js'

/** The services that a page shows by its blocks. */
interface Shown {
  services: readonly number[]
  groups: readonly number[]
  isAll: boolean
}

/** Which page shows a service: services have no address of their own. */
export class ServicePlaces {
  private readonly pages = new Map<number, Shown>()

  /** Remembers what a page shows. */
  setPage({ id, blocks }: Row): void {
    const all = blocks as Row[]
    const chosen = all.filter(({ type }) => type === blockKeyOf(SpecificServicesBlock))
    const shown: Shown = {
      services: chosen.flatMap(({ services }) => services as number[]),
      groups: chosen.flatMap(({ serviceGroups }) => serviceGroups as number[]),
      isAll: all.some(({ type }) => type === blockKeyOf(ServiceBlock)),
    }
    if (shown.isAll || shown.services.length > 0 || shown.groups.length > 0) this.pages.set(id, shown)
    else this.pages.delete(id)
  }

  deletePage(id: number): void {
    this.pages.delete(id)
  }

  /** The page that names the service, else one that shows all, else its group; the first of several. */
  pageOf(service: number, group: number | null): number | undefined {
    const ways: ((shown: Shown) => boolean)[] = [
      ({ services }) => services.includes(service),
      ({ isAll }) => isAll,
      ({ groups }) => group !== null && groups.includes(group),
    ]
    for (const shows of ways) {
      const found = [...this.pages].filter(([, shown]) => shows(shown)).map(([id]) => id)
      if (found.length > 0) return Math.min(...found)
    }
    return undefined
  }
}
