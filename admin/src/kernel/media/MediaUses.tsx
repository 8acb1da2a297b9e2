import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { Link as RouterLink } from 'react-router'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import type { ImageUse } from './MediaFile'

/** The records that show an image, to go to. */
export function MediaUses({ uses }: { uses: readonly ImageUse[] }) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  if (uses.length === 0) return <Box sx={{ color: 'text.secondary' }}>{translate('media.notUsed')}</Box>
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
      {uses.map(({ entity: name, id, title, field }) => {
        const entity = catalogue.entity(name)
        const label = entity.fields.find((each) => each.name === field)?.label
        const path = recordPath(entity, id)
        return (
          <li key={`${name} ${id} ${field}`}>
            {path ? (
              <Link component={RouterLink} to={path}>
                {title}
              </Link>
            ) : (
              title
            )}{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {`${localize(entity.label)}${label ? `, ${localize(label)}` : ''}`}
            </Box>
          </li>
        )
      })}
    </Box>
  )
}
