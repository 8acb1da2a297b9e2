import { lazy, Suspense } from 'react'
import { WaitingForm } from '../components/WaitingForm'

const BinScreen = lazy(() => import('./BinScreen'))

/** The bin, loaded when it is opened. */
export function BinEntrance() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <BinScreen />
    </Suspense>
  )
}
