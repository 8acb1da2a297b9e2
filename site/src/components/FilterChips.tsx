import { Link } from 'react-router'

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
            <Link to={chip.address} aria-current={chip.isChosen ? 'true' : undefined} preventScrollReset>
              {chip.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
