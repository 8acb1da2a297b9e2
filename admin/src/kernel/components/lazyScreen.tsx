import { type ComponentType, lazy, Suspense } from 'react'
import { FormSkeleton } from './FormSkeleton'

/** A screen that is loaded when it is opened. */
export function lazyScreen<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const Screen = lazy(load) as unknown as ComponentType<Props>
  return (props) => (
    <Suspense fallback={<FormSkeleton />}>
      <Screen {...props} />
    </Suspense>
  )
}
