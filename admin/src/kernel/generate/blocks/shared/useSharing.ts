import type { ManagedCatalogue } from '../../../managed/ManagedCatalogue'
import { useEntity, useManaged } from '../../../managed/ManagedContext'

export interface Sharing {
  /** The field of a block that says which shared block it is. */
  field: string
  /** The entity of shared blocks. */
  entity: string
}

/** How blocks of this form are shared with others; undefined where they are not. */
export function useSharing(): { sharing: Sharing | undefined; isShared: boolean } {
  const { name } = useEntity()
  const sharing = sharingIn(useManaged())
  const isShared = sharing?.entity === name
  return { sharing: isShared ? undefined : sharing, isShared }
}

function sharingIn({ blocks }: ManagedCatalogue): Sharing | undefined {
  const source = blocks.flatMap(({ fields }) => fields).find(({ kind }) => kind.isSource)
  return source?.reference ? { field: source.name, entity: source.reference } : undefined
}
