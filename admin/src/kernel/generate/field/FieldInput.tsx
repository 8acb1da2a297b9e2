import { useResourceContext } from 'ra-core'
import { type ComponentType, createContext, useContext } from 'react'
import type { FieldInputProps } from './useFormField'

/** Widgets of fields that have one of their own, by entity and field: `quote.lines`. */
export const OwnWidgets = createContext<Readonly<Record<string, ComponentType<FieldInputProps>>>>({})

/** The widget of a field: its own, or that of its kind. */
export function FieldInput(props: FieldInputProps) {
  const own = useContext(OwnWidgets)[`${useResourceContext()}.${props.path}`]
  const Widget = own ?? props.field.kind.Input
  return Widget && <Widget {...props} />
}
