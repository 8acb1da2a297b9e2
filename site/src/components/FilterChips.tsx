import { SiteLink } from './SiteLink'

interface Chip {
  key: string
  title: string
  address: string
  isChosen: boolean
}

/** Choices that narrow a list; each is an address of its own, so that it can be kept and shared. */
export function FilterChips({ title, chips }: { title: string; chips: Chip[] }) {
  return (
    <nav className="chips" aria-label={title}>
      <p>{title}</p>
      <ul>
        {chips.map((chip) => (
          <li key={chip.key}>
            <SiteLink to={chip.address} aria-current={chip.isChosen ? 'true' : undefined} keepsScroll>
              {chip.title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
