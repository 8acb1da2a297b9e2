import { useResourceContext } from 'ra-core'
import { type ComponentType, createContext, useContext } from 'react'
import type { FieldKind } from '../../../generated/graphql'
import type { FieldInputProps } from './useFormField'

/** The widget of every kind of field; null for a kind that no form fills in. */
export type FieldWidgets = Readonly<Record<FieldKind, ComponentType<FieldInputProps> | null>>

/** Handed in from above: a block's widget holds the widgets of its fields, so it cannot know them itself. */
export const FieldWidgetsContext = createContext<FieldWidgets | null>(null)

/** Widgets of fields that have one of their own, by entity and field: `quote.lines`. */
export const OwnWidgets = createContext<Readonly<Record<string, ComponentType<FieldInputProps>>>>({})

/** The widget of a field: its own, or that of its kind. */
export function FieldInput(props: FieldInputProps) {
  const widgets = useContext(FieldWidgetsContext)
  const own = useContext(OwnWidgets)[`${useResourceContext()}.${props.path}`]
  if (!widgets) throw new Error('FieldInput needs a FieldWidgetsContext around it')
  const Widget = own ?? widgets[props.field.kind]
  return Widget && <Widget {...props} />
}
