import { type ComponentType, lazy, Suspense } from 'react'
import { FormSkeleton } from '../components/FormSkeleton'

/** A screen that is loaded when it is opened. */
function lazyScreen(load: () => Promise<{ default: ComponentType }>): ComponentType {
  const Screen = lazy(load)
  return () => (
    <Suspense fallback={<FormSkeleton />}>
      <Screen />
    </Suspense>
  )
}

export const AccountScreen = lazyScreen(() => import('../account/AccountScreen'))
export const TrashScreen = lazyScreen(() => import('../trash/TrashScreen'))
export const DownloadEditScreen = lazyScreen(() => import('../downloads/DownloadEditScreen'))
export const HistoryScreen = lazyScreen(() => import('../history/HistoryScreen'))
export const JobEditScreen = lazyScreen(() => import('../jobs/JobEditScreen'))
export const JobListScreen = lazyScreen(() => import('../jobs/JobListScreen'))
export const MediaScreen = lazyScreen(() => import('../media/MediaScreen'))
export const PrivacyScreen = lazyScreen(() => import('../privacy/PrivacyScreen'))
