import Box from '@mui/material/Box'
import { useResourceContext } from 'ra-core'
import { type ComponentType, createContext, useContext } from 'react'
import type { FieldInputProps } from './useFormField'

/** Widgets of fields that have one of their own, by entity and field: `quote.lines`. */
export const OwnWidgets = createContext<Readonly<Record<string, ComponentType<FieldInputProps>>>>({})

/** What stands beside each field in which one writes. */
export interface Beside {
  Beside: ComponentType<FieldInputProps> | null
}

/** Null for a form beside which nothing ever stands. */
export const BesideFields = createContext<Beside | null>(null)

/** The widget of a field: its own, or that of its kind. */
export function FieldInput(props: FieldInputProps) {
  const own = useContext(OwnWidgets)[`${useResourceContext()}.${props.path}`]
  const beside = useContext(BesideFields)
  const Widget = own ?? props.field.kind.Input
  if (!Widget) return null
  if (!beside || !props.field.kind.words) return <Widget {...props} />
  // The widget stays where it is in the tree, so that what is typed is not interrupted.
  const { Beside } = beside
  return (
    <Box sx={Beside ? { containerType: 'inline-size' } : undefined}>
      <Box sx={Beside ? sideBySide : undefined}>
        {Beside && <Beside {...props} />}
        <Box sx={{ minWidth: 0 }}>
          <Widget {...props} />
        </Box>
      </Box>
    </Box>
  )
}

/** Above one another where there is little room. */
const sideBySide = {
  display: 'grid',
  gap: 1,
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 600px)': {
    columnGap: 2,
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :last-child': { gridColumn: 2 },
  },
} as const
