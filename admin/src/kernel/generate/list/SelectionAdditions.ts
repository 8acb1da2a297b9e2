import { type ComponentType, createContext } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'

export interface SelectionAdditionProps {
  /** The selected rows. */
  records: readonly FormRecord[]
  /** Called when they were changed or removed. */
  onDone: () => void
}

/** Further actions on selected rows, by entity. */
export const SelectionAdditions = createContext<Partial<Record<string, ComponentType<SelectionAdditionProps>>>>({})
