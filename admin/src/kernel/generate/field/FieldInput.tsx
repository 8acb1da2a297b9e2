import { type ComponentType, createContext, useContext } from 'react'
import type { FieldKind } from '../../../generated/graphql'
import type { FieldInputProps } from './useFormField'

/** The widget of every kind of field; null for a kind that no form fills in. */
export type FieldWidgets = Readonly<Record<FieldKind, ComponentType<FieldInputProps> | null>>

/** Handed in from above: a block's widget holds the widgets of its fields, so it cannot know them itself. */
export const FieldWidgetsContext = createContext<FieldWidgets | null>(null)

/** The widget for a field of any kind. */
export function FieldInput(props: FieldInputProps) {
  const widgets = useContext(FieldWidgetsContext)
  if (!widgets) throw new Error('FieldInput needs a FieldWidgetsContext around it')
  const Widget = widgets[props.field.kind]
  return Widget && <Widget {...props} />
}
