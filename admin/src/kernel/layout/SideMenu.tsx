import Box from '@mui/material/Box'
import { Fragment, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { useFolded } from '../cookies/useFolded'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import type { MenuGroupName } from '../managed/EntityScreens'
import { useManaged } from '../managed/ManagedContext'
import { ownScreensOf } from '../managed/registeredScreens'
import { menuGroups, menuScreens } from '../navigation/menuGroups'
import { isScreenInUse, ownScreens } from '../navigation/ownScreens'
import { useShopName } from '../shop/shopFacts'
import { documentLook } from '../theme/shopLook'

/** The sections of the back office, grouped. */
export function SideMenu({ foot }: { foot?: ReactNode }) {
  const { entities, version, schema } = useManaged()
  const { translate, localize } = useTranslation()
  const shop = useShopName()
  const { pathname } = useLocation()
  const [current] = pathname.split('/').filter(Boolean)

  return (
    <Box component="nav" aria-label={translate('menu.label')} sx={{ p: 1.5, pt: 2, color: 'shop.railInk' }}>
      <Box sx={{ px: 1.25, pb: 2, typography: 'h3', letterSpacing: '-0.01em' }}>
        <MenuLogo />
        {shop}
        <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'shop.railQuiet' }}>
          {translate('app.title')}
        </Box>
      </Box>
      <MenuLink to="/" icon="dashboard" text={translate('menu.dashboard')} isCurrent={current === undefined} />
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        <OwnLinks group="first" current={current} />
      </Box>
      {menuGroups(entities).map((group) => (
        <MenuGroup key={group.name} name={group.name}>
          {group.entities.map((entity) => {
            const Gate = ownScreensOf(entity).menuGate ?? Fragment
            return (
              <Gate key={entity.name}>
                {menuScreens(entity).map(({ path, icon, label, isCurrent }) => (
                  <li key={path}>
                    <MenuLink to={path} icon={icon} text={localize(label)} isCurrent={isCurrent(pathname)} />
                  </li>
                ))}
              </Gate>
            )
          })}
          <OwnLinks group={group.name} current={current} />
        </MenuGroup>
      ))}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 2, p: 0 }}>
        <OwnLinks current={current} />
      </Box>
      <Box component="p" sx={{ m: 0, mt: 2, px: 1.25, typography: 'body2', color: 'shop.railQuiet' }}>
        {translate('menu.version', { version })}
        <Box component="span" sx={{ display: 'block', fontSize: '0.8em' }}>
          {translate('menu.schema', { schema })}
        </Box>
      </Box>
      {foot && <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 2, px: 0.5 }}>{foot}</Box>}
    </Box>
  )
}

/** The menu is dark in either scheme: a logo for light grounds has a light plate. */
function MenuLogo() {
  const { logo, logoDark } = documentLook() ?? {}
  const shown = logoDark ?? logo
  if (!shown) return null
  const plate = logoDark ? {} : { bgcolor: 'common.white', p: 0.5, borderRadius: 1 }
  return (
    <Box
      component="img"
      src={shown}
      alt=""
      sx={{ display: 'block', boxSizing: 'border-box', maxWidth: '100%', maxHeight: 48, mb: 1, ...plate }}
    />
  )
}

/** A part of the menu, which can be folded away under its name. */
function MenuGroup({ name, children }: { name: MenuGroupName; children: ReactNode }) {
  const { translate } = useTranslation()
  const [isFolded, toggle] = useFolded(`menu.${name}`)
  return (
    <Box sx={{ mt: 1.5 }}>
      <Box
        component="button"
        type="button"
        aria-expanded={!isFolded}
        onClick={toggle}
        sx={{
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          width: '100%',
          minHeight: 36,
          px: 1.25,
          py: 0.5,
          border: 0,
          borderRadius: 1,
          background: 'none',
          color: 'shop.railQuiet',
          font: 'inherit',
          fontSize: '0.82rem',
          fontWeight: 600,
          textAlign: 'left',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'shop.railChosen' },
          '&:focus-visible': { outlineColor: 'shop.railAccent' },
        }}
      >
        <span id={`menu-${name}`}>{translate(`menu.${name}`)}</span>
        <Icon name={isFolded ? 'unfold' : 'fold'} size={14} />
      </Box>
      {!isFolded && (
        <Box component="ul" aria-labelledby={`menu-${name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Box>
  )
}

/** The screens about no entity, in this part of the menu or at its foot. */
function OwnLinks({ group, current }: { group?: MenuGroupName | 'first'; current: string | undefined }) {
  const { translate } = useTranslation()
  const { entities } = useManaged()
  return ownScreens()
    .filter((screen) => screen.group === group && !screen.isHidden && isScreenInUse(screen, entities))
    .map(({ name, icon, title, covers = [] }) => (
      <li key={name}>
        <MenuLink
          to={`/${name}`}
          icon={icon}
          text={translate(title)}
          isCurrent={[name, ...covers].includes(current ?? '')}
        />
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
        boxShadow: isCurrent ? ({ palette }) => `inset 3px 0 0 ${palette.shop.railAccent}` : undefined,
        bgcolor: isCurrent ? 'shop.railChosen' : undefined,
        fontWeight: isCurrent ? 600 : 400,
        '&:hover': { bgcolor: 'shop.railChosen' },
        '&:focus-visible': { outlineColor: 'shop.railAccent' },
      }}
    >
      <Icon name={icon} />
      <Box component="span" sx={{ minWidth: 0, hyphens: 'auto' }}>
        {text}
      </Box>
    </Box>
  )
}
