import { createContext, type ReactNode } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'

interface Frame {
  /** The record whose form it is. */
  id: number
  /** Stands where saving and deleting do. */
  toolbar: ReactNode
  onSaved(record: FormRecord): Promise<void>
}

/** For a form that is part of another screen; null where it is a screen of its own. */
export const FormFrame = createContext<Frame | null>(null)
