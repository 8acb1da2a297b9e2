import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { useTranslation } from '../i18n/useTranslation'
import { fieldNamed } from '../managed/ManagedCatalogue'
import { useManaged } from '../managed/ManagedContext'
import type { Leading, LeadingPlace } from './useLeadingPlaces'

/** Places that are named; others are counted. */
const shown = 8

/** Names the places that lead to a record that goes, each with its form. */
export function LeadingPlaces({ leading, entity }: { leading: Leading; entity: string }) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const { places, total, menus } = leading
  const menuNames = menus.flatMap((name) => fieldNamed(catalogue.entity(entity), name) ?? [])
  if (total + menuNames.length === 0) return null
  return (
    <Box sx={{ '& ul': { mt: 0.5, pl: 2.5 }, overflowWrap: 'anywhere' }}>
      <p>{translate('leading.places', { count: total + menuNames.length })}</p>
      <ul>
        {menuNames.map(({ name, label }) => (
          <li key={name}>{localize(label)}</li>
        ))}
        {places.slice(0, shown).map((place) => (
          <li key={`${place.entity} ${place.id} ${place.field}`}>
            <Place place={place} />
          </li>
        ))}
        {total > shown && <li>{translate('leading.more', { count: total - shown })}</li>}
      </ul>
    </Box>
  )
}

/** A place by the title of its record, with the kind of record, the field and the language. */
export function Place({ place: { entity, id, title, language, field } }: { place: LeadingPlace }) {
  const { translate, localize } = useTranslation()
  const described = useManaged().entities.find(({ name }) => name === entity)
  const label = described && fieldNamed(described, field)?.label
  const where = [described && localize(described.label), label && localize(label), language?.toUpperCase()]
  return (
    <>
      <Link component={RouterLink} to={`/${entity}/${id}`}>
        {title || translate('list.untitled')}
      </Link>{' '}
      ({where.filter(Boolean).join(', ')})
    </>
  )
}
