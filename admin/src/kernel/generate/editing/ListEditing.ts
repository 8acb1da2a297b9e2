import { createContext } from 'react'

interface Editing {
  isEditing: boolean
  setEditing: (isEditing: boolean) => void
}

/** Whether the cells of the list are fields. */
export const ListEditing = createContext<Editing>({ isEditing: false, setEditing: () => undefined })
