import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { entityNames, useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { screensOf } from '../../kernel/managed/screens'
import { jobsAmong } from '../jobs/jobStatuses'

/** What is added most, without a list in between. */
const often: readonly string[] = ['statusRepair', 'statusNewPc', 'customer', 'newsItem', 'product']

export function QuickAdd() {
  const { translate, language } = useTranslation()
  const { entities } = useManaged()
  return (
    <Box
      component="ul"
      aria-label={translate('dashboard.quick')}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'flex',
        gap: 1,
        // On a phone in one line, to be moved aside.
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        overflowX: { xs: 'auto', sm: 'visible' },
        '& > li': { flex: 'none' },
      }}
    >
      {jobsAmong(entities).length > 0 && (
        <li>
          <Button component={Link} to="/intake" variant="contained" startIcon={<Icon name="plus" />}>
            {translate('intake.title')}
          </Button>
        </li>
      )}
      {entities
        .filter((entity) => often.includes(entity.name) && screensOf(entity).create)
        .map((entity) => (
          <li key={entity.name}>
            <Button
              component={Link}
              to={`/${entity.name}/create`}
              variant="outlined"
              color="inherit"
              startIcon={<Icon name="plus" />}
              sx={{ borderColor: 'divider', bgcolor: 'background.paper' }}
            >
              {translate('list.add', entityNames(entity, language))}
            </Button>
          </li>
        ))}
    </Box>
  )
}
