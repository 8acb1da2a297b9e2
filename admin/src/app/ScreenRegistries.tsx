import type { ReactNode } from 'react'
import { OwnWidgets } from '../kernel/generate/field/FieldInput'
import { OwnValues } from '../kernel/generate/list/FieldValue'
import { SelectionAdditions } from '../kernel/generate/list/SelectionAdditions'
import { joined } from '../kernel/registerFeatures'
import { features } from './features'

const widgets = joined(features, 'widgets')
const values = joined(features, 'values')
const selectionAdditions = joined(features, 'selectionAdditions')

/** Hands the generated screens what they are put together from. */
export function ScreenRegistries({ children }: { children: ReactNode }) {
  return (
    <OwnWidgets value={widgets}>
      <OwnValues value={values}>
        <SelectionAdditions value={selectionAdditions}>{children}</SelectionAdditions>
      </OwnValues>
    </OwnWidgets>
  )
}
