import { useEffect, useRef } from 'react'
import { SiteLink } from './SiteLink'

interface Chip {
  key: string
  title: string
  /** How many there are. */
  count?: number
  address: string
  isChosen: boolean
}

/** Choices that narrow a list; each is an address of its own, so that it can be bookmarked and shared. */
export function FilterChips({ title, chips }: { title: string; chips: Chip[] }) {
  const row = useRef<HTMLUListElement>(null)
  const chosen = chips.findIndex(({ isChosen }) => isChosen)

  // Where the choices are one row that scrolls, the chosen one is in sight.
  useEffect(() => {
    const chip = row.current?.children[chosen]
    if (row.current && chip instanceof HTMLElement) row.current.scrollLeft = chosen > 0 ? chip.offsetLeft - 48 : 0
  }, [chosen])

  return (
    <nav className="chips" aria-label={title}>
      <p>{title}</p>
      <ul ref={row}>
        {chips.map((chip) => (
          <li key={chip.key}>
            <SiteLink to={chip.address} aria-current={chip.isChosen ? 'true' : undefined} preservesScroll>
              {chip.title}
              {chip.count !== undefined && <small>{chip.count}</small>}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
