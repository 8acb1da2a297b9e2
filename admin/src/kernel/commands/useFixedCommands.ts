import { useNavigate } from 'react-router'
import { useLanguageChoice } from '../i18n/useLanguageChoice'
import { entityNames, useTranslation } from '../i18n/useTranslation'
import { screenAt } from '../managed/formScreens'
import { useManaged } from '../managed/ManagedContext'
import type { LocalizedText, ManagedEntity } from '../managed/ManagedEntity'
import { screensOf } from '../managed/screens'
import { menuGroups, menuScreens } from '../navigation/menuGroups'
import { isScreenInUse, ownScreens } from '../navigation/ownScreens'
import { useLeave } from '../navigation/useLeave'
import type { CommandGroup } from './Command'

/** The sections and what can be done from anywhere. */
export function useFixedCommands(): CommandGroup[] {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  const navigate = useNavigate()
  const { choose } = useLanguageChoice()
  const leave = useLeave()
  const inMenu = menuGroups(entities).flatMap((group) => group.entities)
  const other = language === 'nl' ? 'en' : 'nl'

  const sections = inMenu.flatMap((entity) =>
    menuScreens(entity).map(({ path, icon, label }) => ({
      id: path,
      icon,
      text: localize(label),
      words: wordsOf(entity, path, localize, translate('command.settings')),
      run: () => navigate(path),
    })),
  )
  const own = ownScreens()
    .filter((screen) => !screen.isHidden && isScreenInUse(screen, entities))
    .map(({ name, icon, title }) => ({
      id: name,
      icon,
      text: translate(title),
      run: () => navigate(`/${name}`),
    }))
  const additions = inMenu
    .filter((entity) => screensOf(entity).create)
    .map((entity) => ({
      id: `add-${entity.name}`,
      icon: 'plus',
      text: translate('list.add', entityNames(entity, language)),
      run: () => navigate(`/${entity.name}/create`),
    }))
  return [
    {
      id: 'sections',
      title: translate('command.sections'),
      commands: [
        { id: 'dashboard', icon: 'dashboard', text: translate('menu.dashboard'), run: () => navigate('/') },
        ...sections,
        ...own,
      ],
    },
    {
      id: 'actions',
      title: translate('command.actions'),
      commands: [
        ...additions,
        {
          id: 'site',
          icon: 'external',
          text: translate('app.viewSite'),
          run: () => window.open('/', '_blank', 'noopener'),
        },
        { id: 'language', icon: 'languages', text: translate(`command.${other}`), run: () => void choose(other) },
        { id: 'logout', icon: 'logout', text: translate('app.logout'), run: leave },
      ],
    },
  ]
}

/** What a screen of a divided form is also looked for by: what the whole is called, and the fields that it shows. */
function wordsOf(
  entity: ManagedEntity,
  path: string,
  localize: (text: LocalizedText) => string,
  settings: string,
): string | undefined {
  const screen = screenAt(entity, path)
  if (!screen) return undefined
  const fields = entity.fields.filter(({ section }) => screen.sections.includes(section))
  const labels = [entity.label, entity.pluralLabel, ...fields.flatMap((each) => [each.label, each.sectionLabel])]
  return [settings, ...labels.map(localize)].join(' ')
}
