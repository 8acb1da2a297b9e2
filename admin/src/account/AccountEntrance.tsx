import { lazy, Suspense } from 'react'
import { WaitingForm } from '../components/WaitingForm'

const AccountScreen = lazy(() => import('./AccountScreen'))

/** The own account, loaded when it is opened. */
export function AccountEntrance() {
  return (
    <Suspense fallback={<WaitingForm />}>
      <AccountScreen />
    </Suspense>
  )
}
