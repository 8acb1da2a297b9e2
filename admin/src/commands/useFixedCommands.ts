import { useLocaleState } from 'ra-core'
import { useNavigate } from 'react-router'
import { entityWords, useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import { screensOf } from '../managed/screens'
import { menuGroups, menuPath, sectionIcon } from '../navigation/menuGroups'
import { ownScreens } from '../navigation/ownScreens'
import { useLeave } from '../navigation/useLeave'
import type { CommandGroup } from './Command'

/** The sections and what can be done from anywhere. */
export function useFixedCommands(): CommandGroup[] {
  const { say, read, language } = useWords()
  const { entities } = useManaged()
  const navigate = useNavigate()
  const [, setLocale] = useLocaleState()
  const leave = useLeave()
  const inMenu = menuGroups(entities).flatMap((group) => group.entities)
  const other = language === 'nl' ? 'en' : 'nl'

  const sections = inMenu.map((entity) => ({
    id: entity.name,
    icon: sectionIcon(entity),
    text: read(entity.pluralLabel),
    run: () => navigate(menuPath(entity)),
  }))
  const own = ownScreens.map(({ name, icon, title }) => ({
    id: name,
    icon,
    text: say(title),
    run: () => navigate(`/${name}`),
  }))
  const additions = inMenu
    .filter((entity) => screensOf(entity).create)
    .map((entity) => ({
      id: `add-${entity.name}`,
      icon: 'plus',
      text: say('list.add', entityWords(entity, language)),
      run: () => navigate(`/${entity.name}/create`),
    }))
  return [
    {
      id: 'sections',
      title: say('command.sections'),
      commands: [
        { id: 'dashboard', icon: 'dashboard', text: say('menu.dashboard'), run: () => navigate('/') },
        ...sections,
        ...own,
      ],
    },
    {
      id: 'actions',
      title: say('command.actions'),
      commands: [
        ...additions,
        { id: 'site', icon: 'external', text: say('app.viewSite'), run: () => window.open('/', '_blank', 'noopener') },
        { id: 'language', icon: 'languages', text: say(`command.${other}`), run: () => setLocale(other) },
        { id: 'logout', icon: 'logout', text: say('app.logout'), run: leave },
      ],
    },
  ]
}
