import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link, useLocation } from 'react-router'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { messageKindOf } from '../../kernel/managed/messageKinds'

export const inboxPath = '/inbox'

/** All messages of visitors, or those of one form. */
export function MessageTabs() {
  const { entities } = useManaged()
  const { translate, localize } = useTranslation()
  const { pathname } = useLocation()
  const kinds = entities.filter((entity) => messageKindOf(entity) !== undefined)
  const tabs = [
    { path: inboxPath, text: translate('inbox.all') },
    ...kinds.map(({ name, pluralLabel }) => ({ path: `/${name}`, text: localize(pluralLabel) })),
  ]
  return (
    <Box
      component="nav"
      aria-label={translate('inbox.kinds')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mb: 2 }}
    >
      {tabs.map(({ path, text }) => (
        <Button
          key={path}
          component={Link}
          to={path}
          color={path === pathname ? 'primary' : 'inherit'}
          variant={path === pathname ? 'outlined' : 'text'}
          aria-current={path === pathname ? 'page' : undefined}
          sx={{ minHeight: 44 }}
        >
          {text}
        </Button>
      ))}
    </Box>
  )
}
