import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation within the site the focus goes to the new screen's heading, or to what the fragment names, as it would
 * with a page load. Another query of the same screen leaves it where it is, such as on a filter.
 * @returns the title of the screen, for screen readers; empty until the first navigation
 */
export function useArrival(): string {
  const { pathname, hash } = useLocation()
  const shown = useRef(pathname)
  const [title, setTitle] = useState('')

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    const named = hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
    const target = named ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector('main')
    if (target && !target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1')
    // Where the page is scrolled to is settled elsewhere.
    target?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname, hash])

  return title
}
