import { lazy, Suspense } from 'react'
import { useWatch } from 'react-hook-form'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useEntity } from '../managed/ManagedContext'
import { hasAddress } from './hasAddress'

const Leaving = lazy(() => import('./Leaving'))

/** On the form of a record that visitors do not see, or are about not to: what leads there, and where they could go instead. */
export function HiddenNotice({ record }: { record: FormRecord }) {
  const { name } = useEntity()
  const visible: unknown = useWatch({ name: 'visible' })
  const isGoing = visible === false || record.state === 'expired'
  if (!hasAddress(name) || !isGoing) return null
  return (
    <Suspense fallback={null}>
      <Leaving record={record} />
    </Suspense>
  )
}
