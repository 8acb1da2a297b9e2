import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useWords } from '../i18n/useWords'
import { Icon } from '../icons/Icon'
import { useManaged } from '../managed/ManagedContext'
import { type MenuGroupName, menuGroups, menuPath, sectionIcon } from '../navigation/menuGroups'
import { ownScreens } from '../navigation/ownScreens'

/** The sections of the back office, grouped. */
export function SideMenu({ foot }: { foot?: ReactNode }) {
  const { entities } = useManaged()
  const { say, read } = useWords()
  const { pathname } = useLocation()
  const [current] = pathname.split('/').filter(Boolean)

  return (
    <Box component="nav" aria-label={say('menu.label')} sx={{ p: 1.5, pt: 2, color: 'shop.railInk' }}>
      <Box sx={{ px: 1.25, pb: 2, typography: 'h3', letterSpacing: '-0.01em' }}>
        {say('app.shop')}
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'shop.railQuiet' }}>
          {say('app.title')}
        </Box>
      </Box>
      <MenuLink to="/" icon="dashboard" text={say('menu.dashboard')} isCurrent={current === undefined} />
      {menuGroups(entities).map((group) => (
        <Box key={group.name} sx={{ mt: 2 }}>
          <Box
            id={`menu-${group.name}`}
            sx={{ px: 1.25, pb: 0.5, fontSize: '0.82rem', fontWeight: 600, color: 'shop.railQuiet' }}
          >
            {say(`menu.${group.name}`)}
          </Box>
          <Box component="ul" aria-labelledby={`menu-${group.name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {group.entities.map((entity) => (
              <li key={entity.name}>
                <MenuLink
                  to={menuPath(entity)}
                  icon={sectionIcon(entity)}
                  text={read(entity.pluralLabel)}
                  isCurrent={current === entity.name}
                />
              </li>
            ))}
            <OwnLinks group={group.name} current={current} />
          </Box>
        </Box>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        <OwnLinks current={current} />
      </Box>
      {foot && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, px: 0.5 }}>{foot}</Box>}
    </Box>
  )
}

/** The screens about no entity, in this part of the menu or at its foot. */
function OwnLinks({ group, current }: { group?: MenuGroupName; current: string | undefined }) {
  const { say } = useWords()
  return ownScreens
    .filter((screen) => screen.group === group)
    .map(({ name, icon, title }) => (
      <li key={name}>
        <MenuLink to={`/${name}`} icon={icon} text={say(title)} isCurrent={current === name} />
      </li>
    ))
}

interface MenuLinkProps {
  to: string
  icon: string
  text: string
  isCurrent: boolean
}

function MenuLink({ to, icon, text, isCurrent }: MenuLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      aria-current={isCurrent ? 'page' : undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        minHeight: 40,
        px: 1.25,
        py: 0.5,
        lineHeight: 1.25,
        borderRadius: 1,
        color: 'inherit',
        textDecoration: 'none',
        boxShadow: isCurrent ? 'inset 3px 0 0 #E8935F' : undefined,
        bgcolor: isCurrent ? 'shop.railChosen' : undefined,
        fontWeight: isCurrent ? 600 : 400,
        '&:hover': { bgcolor: 'shop.railChosen' },
        '&:focus-visible': { outlineColor: '#E8935F' },
      }}
    >
      <Icon name={icon} />
      <Box component="span" sx={{ minWidth: 0, hyphens: 'auto', overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Box>
  )
}
