import { lazy, Suspense } from 'react'
import { WaitingForm } from '../components/WaitingForm'

const MediaScreen = lazy(() => import('./MediaScreen'))

/** The library of images, fetched when it is opened. */
export function MediaRoute() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <MediaScreen />
    </Suspense>
  )
}
