import Skeleton from '@mui/material/Skeleton'
import { type ComponentType, lazy, Suspense } from 'react'
import type { FieldInputProps } from './useFormField'

/** A widget that is loaded when a form that needs it opens. */
export function lazyWidget(
  load: () => Promise<{ default: ComponentType<FieldInputProps> }>,
  height: number,
): ComponentType<FieldInputProps> {
  const Widget = lazy(load)
  return (props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Widget {...props} />
    </Suspense>
  )
}
