import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadCode } from '../../kernel/data/loadCode'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import { PlainSearchForm } from './PlainSearchForm'

/**
 * The search field of the not-found screen. All that is not found is one document, so the words of the address are
 * filled in by the browser.
 */
export function SearchByAddress() {
  const { pathname } = useLocation()
  const [Loaded, setLoaded] = useState<ComponentType<{ words: string }>>()
  useEffect(() => {
    loadCode(() => Promise.all([import('./NotFoundSearch'), loadLaterMessages('search')])).then(
      ([{ NotFoundSearch }]) => setLoaded(() => NotFoundSearch),
      () => undefined,
    )
  }, [])
  return Loaded ? <Loaded words={wordsOf(pathname)} /> : <PlainSearchForm />
}

/** The words of the last part of an address. */
function wordsOf(pathname: string): string {
  const [, , ...parts] = pathname.split('/')
  try {
    return decodeURIComponent(parts.at(-1) ?? '')
      .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
      .slice(0, 100)
  } catch {
    return ''
  }
}
