import { type ComponentType, createContext } from 'react'

/** What stands beside a form in place of the preview of its record; null for none of its own. */
export const FormPreview = createContext<ComponentType<{ onClose?: () => void }> | null>(null)
