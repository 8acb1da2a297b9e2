import { type ComponentType, createContext } from 'react'

/** What stands below the fields of a part of the form, by the part's name; it follows what is filled in. */
export const FormAdditions = createContext<Partial<Record<string, ComponentType>>>({})
