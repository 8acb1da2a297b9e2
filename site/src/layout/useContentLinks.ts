import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { isOwnAddress } from '../addresses/addresses'
import { isPlainClick } from '../browser/isPlainClick'
import { useLanguage } from '../screens/useLayout'

/** Links in rich text are plain HTML; those within the site and language are followed without loading anew. */
export function useContentLinks(): void {
  const navigate = useNavigate()
  const language = useLanguage()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || !isPlainClick(event) || !(event.target instanceof Element)) return
      const link = event.target.closest<HTMLAnchorElement>('.rich-text a[href]')
      const address = link?.getAttribute('href')
      if (!link || !address || link.target || !isOwnAddress(address, language)) return
      event.preventDefault()
      navigate(address)
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [navigate, language])
}
