import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { entityWords, useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { useManaged } from '../managed/ManagedContext'
import { screensOf } from '../managed/screens'

/** What is added most, without a list in between. */
const often: readonly string[] = ['statusRepair', 'statusNewPc', 'customer', 'newsItem', 'product']

export function QuickAdd() {
  const { say, language } = useWords()
  const { entities } = useManaged()
  return (
    <Box
      component="ul"
      aria-label={say('dashboard.quick')}
      sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}
    >
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
              {say('list.add', entityWords(entity, language))}
            </Button>
          </li>
        ))}
    </Box>
  )
}
