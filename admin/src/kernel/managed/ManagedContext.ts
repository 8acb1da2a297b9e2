import { useResourceContext } from 'ra-core'
import { createContext, useContext } from 'react'
import type { ManagedCatalogue } from './ManagedCatalogue'
import type { ManagedEntity } from './ManagedEntity'

export const ManagedContext = createContext<ManagedCatalogue | null>(null)

export function useManaged(): ManagedCatalogue {
  const catalogue = useContext(ManagedContext)
  if (!catalogue) throw new Error('useManaged needs a ManagedContext around it')
  return catalogue
}

/** The entity of the screen that is shown. */
export function useEntity(): ManagedEntity {
  const resource = useResourceContext()
  const catalogue = useManaged()
  return catalogue.entity(resource ?? '')
}
