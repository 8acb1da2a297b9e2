import { lazy, Suspense } from 'react'
import { WaitingForm } from '../components/WaitingForm'

const PrivacyScreen = lazy(() => import('./PrivacyScreen'))

/** The screen about privacy, fetched when it is opened. */
export function PrivacyEntrance() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <PrivacyScreen />
    </Suspense>
  )
}
