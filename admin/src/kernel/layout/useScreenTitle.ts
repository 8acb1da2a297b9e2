import { useGetOne } from 'ra-core'
import { useLocation } from 'react-router'
import { type FormRecord, wholeRecord } from '../dataProvider/FormRecord'
import { nameOf } from '../format/formatValue'
import { entityNames, useTranslation } from '../i18n/useTranslation'
import { screenAt } from '../managed/formScreens'
import { useManaged } from '../managed/ManagedContext'
import { menuGroupOf } from '../navigation/menuGroups'
import { ownScreens } from '../navigation/ownScreens'
import { shortTitle } from '../navigation/shortTitles'
import { isBeyondRight } from './isBeyondRight'

/** The title in the header, derived from the route, with the name of the record on the screen. */
export function useScreenTitle(): string {
  const { pathname } = useLocation()
  const catalogue = useManaged()
  const { translate, localize, language } = useTranslation()
  const [name, second, third] = pathname.split('/').filter(Boolean)
  // Shared with the screen, which reads it: nothing is asked for here.
  const { data: record } = useGetOne<FormRecord>(
    name ?? '',
    { id: Number(second), meta: wholeRecord },
    { enabled: false, gcTime: 0 },
  )
  if (name === undefined) return translate('menu.dashboard')
  const entity = catalogue.entities.find((candidate) => candidate.name === name)
  const own = ownScreens().find((screen) => screen.name === name)
  if (own && second === undefined) return translate(own.title)
  if (!entity) return translate(isBeyondRight(pathname, catalogue.all) ? 'rights.noneTitle' : 'menu.notFound')
  if (second === undefined) return localize(entity.pluralLabel)
  const screen = screenAt(entity, pathname)
  if (screen) return localize(screen.label)
  const title = record?.id === Number(second) ? nameOf(entity, record, language) : ''
  if (title && third !== 'history' && menuGroupOf(entity) === 'work') {
    const kind = shortTitle(entity)
    return `${kind ? translate(kind) : localize(entity.label)} ${title}`
  }
  const names = { ...entityNames(entity, language), title }
  if (third === 'history') return translate(title ? 'page.historyNamed' : 'page.history', names)
  if (third === 'show') return translate(title ? 'page.viewNamed' : 'page.view', names)
  if (second === 'create') return translate('page.create', names)
  return translate(title ? 'page.editNamed' : 'page.edit', names)
}
