import { lazy, Suspense } from 'react'
import { useHydrated } from '../browser/useHydrated'
import { loadLaterMessages } from '../i18n/catalogues'

const AdminBar = lazy(async () => {
  const [part] = await Promise.all([import('./AdminBar'), loadLaterMessages('staff')]).catch(() => [null])
  // Without a connection the page does without its bar.
  return { default: part?.AdminBar ?? (() => null) }
})

/**
 * The bar of the owner, rendered in the browser only: cached pages are the same for all visitors. The cookie that it is
 * shown by gives no rights; the back office checks the session.
 */
export function AdminBarOnDemand() {
  const isHydrated = useHydrated()
  if (!isHydrated || !isOwner(document.cookie)) return null
  return (
    <Suspense>
      <AdminBar />
    </Suspense>
  )
}

function isOwner(cookies: string): boolean {
  const user = cookies.split('; ').find((cookie) => cookie.startsWith('user='))
  try {
    return JSON.parse(decodeURIComponent(user?.slice('user='.length) ?? 'null'))?.role === 'cms-admin'
  } catch {
    return false
  }
}
