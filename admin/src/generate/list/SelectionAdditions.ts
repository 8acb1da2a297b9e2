import { type ComponentType, createContext } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'

export interface SelectionAdditionProps {
  /** The only selected row. */
  record: FormRecord
  /** Called when the record was removed. */
  onGone: () => void
}

/** Further actions on a single selected row, by entity. */
export const SelectionAdditions = createContext<Partial<Record<string, ComponentType<SelectionAdditionProps>>>>({})
