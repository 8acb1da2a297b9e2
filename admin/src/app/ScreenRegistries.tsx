import type { ReactNode } from 'react'
import { FieldWidgetsContext } from '../kernel/generate/field/FieldInput'
import { SelectionAdditions } from '../kernel/generate/list/SelectionAdditions'
import { fieldWidgets } from './fieldWidgets'
import { selectionAdditions } from './screenOverrides'

/** Hands the generated screens what they are put together from. */
export function ScreenRegistries({ children }: { children: ReactNode }) {
  return (
    <FieldWidgetsContext value={fieldWidgets}>
      <SelectionAdditions value={selectionAdditions}>{children}</SelectionAdditions>
    </FieldWidgetsContext>
  )
}
