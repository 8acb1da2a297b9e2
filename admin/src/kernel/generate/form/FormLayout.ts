import { type ComponentType, createContext, type ReactNode } from 'react'
import type { FormSection } from './formSections'

/** How the parts of a form stand that shares its screen with more than the form: one below another. */
export interface Layout {
  /** Names of the parts that come first, in this order. */
  first: readonly string[]
  /** Holds the fields of a part. */
  Part: ComponentType<{ section: FormSection; children: ReactNode }>
}

/** Null for a form that has its screen to itself. */
export const FormLayout = createContext<Layout | null>(null)
