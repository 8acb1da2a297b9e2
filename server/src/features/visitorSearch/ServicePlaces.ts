import type { Row } from '../../kernel/context/Row.js'
import { blockKeyOf } from '../../kernel/fields/blockTypes.js'
import { ServiceBlock } from '../pages/blocks/ServiceBlock.js'
import { SpecificServicesBlock } from '../pages/blocks/SpecificServicesBlock.js'

/** The services that a block of a page shows. */
interface Shown {
  services: readonly number[]
  groups: readonly number[]
  isAll: boolean
  anchor: string | null
}

/** Where a service stands: the id of the page, and the fragment of its block where that has one. */
export interface ServicePlace {
  page: number
  anchor: string | null
}

/** Which page shows a service that has no address of its own. */
export class ServicePlaces {
  private readonly pages = new Map<number, readonly Shown[]>()

  /** Remembers what a page shows. */
  setPage({ id, blocks }: Row): void {
    const shown = (blocks as Row[]).flatMap(shownBy)
    if (shown.length > 0) this.pages.set(id, shown)
    else this.pages.delete(id)
  }

  deletePage(id: number): void {
    this.pages.delete(id)
  }

  /** On the page that names the service, else one that shows all, else its group; the first of several. */
  placeOf(service: number, group: number | null): ServicePlace | undefined {
    const ways: ((shown: Shown) => boolean)[] = [
      ({ services }) => services.includes(service),
      ({ isAll }) => isAll,
      ({ groups }) => group !== null && groups.includes(group),
    ]
    const places = [...this.pages].sort(([one], [other]) => one - other)
    for (const shows of ways) {
      for (const [page, blocks] of places) {
        const block = blocks.find(shows)
        if (block) return { page, anchor: block.anchor }
      }
    }
    return undefined
  }
}

function shownBy(block: Row): Shown[] {
  const anchor = (block.internalLinkId as string | null) ?? null
  if (block.type === blockKeyOf(ServiceBlock)) return [{ services: [], groups: [], isAll: true, anchor }]
  if (block.type !== blockKeyOf(SpecificServicesBlock)) return []
  return [{ services: block.services as number[], groups: block.serviceGroups as number[], isAll: false, anchor }]
}
