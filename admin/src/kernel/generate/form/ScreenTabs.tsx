import Box from '@mui/material/Box'
import { useContext } from 'react'
import { Link } from 'react-router'
import { useTranslation } from '../../i18n/useTranslation'
import { ShownScreen, screenPath } from '../../managed/formScreens'
import { useEntity } from '../../managed/ManagedContext'

/** Leads to the other screens of the one record. */
export function ScreenTabs() {
  const entity = useEntity()
  const shown = useContext(ShownScreen)
  const { localize } = useTranslation()
  const screens = entity.screens ?? []
  if (screens.length < 2) return null
  return (
    <Box
      component="nav"
      aria-label={localize(entity.label)}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, borderBottom: 1, borderColor: 'divider', mb: 2 }}
    >
      {screens.map((screen) => {
        const isCurrent = screen.address === shown?.address
        return (
          <Box
            key={screen.address}
            component={Link}
            to={screenPath(entity, screen)}
            aria-current={isCurrent ? 'page' : undefined}
            sx={{
              display: 'inline-flex',
              alignItems: 'center',
              minHeight: 44,
              px: 2,
              fontWeight: isCurrent ? 650 : 400,
              color: isCurrent ? 'text.primary' : 'text.secondary',
              textDecoration: 'none',
              boxShadow: isCurrent ? (theme) => `inset 0 -3px 0 ${theme.palette.primary.main}` : 'none',
              '&:hover': { color: 'text.primary' },
            }}
          >
            {localize(screen.label)}
          </Box>
        )
      })}
    </Box>
  )
}
