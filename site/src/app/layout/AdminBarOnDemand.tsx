import { lazy, Suspense, startTransition, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'

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
  const { pathname } = useLocation()
  const [isShown, setIsShown] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again after each navigation, such as logging in
  useEffect(() => startTransition(() => setIsShown(isOwner())), [pathname])
  if (!isShown) return null
  return (
    <Suspense>
      <AdminBar />
    </Suspense>
  )
}

function isOwner(): boolean {
  const user = document.cookie.split('; ').find((cookie) => cookie.startsWith('user='))
  try {
    return JSON.parse(decodeURIComponent(user?.slice('user='.length) ?? 'null'))?.role === 'cms-admin'
  } catch {
    return false
  }
}
