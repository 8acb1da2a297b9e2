import { useLocation } from 'react-router'
import { entityWords, useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import { ownScreens } from '../navigation/ownScreens'

/** What the header says, from the route alone. */
export function useScreenTitle(): string {
  const { pathname } = useLocation()
  const catalogue = useManaged()
  const { say, read, language } = useWords()
  const [name, second, third] = pathname.split('/').filter(Boolean)
  if (name === undefined) return say('menu.dashboard')
  const entity = catalogue.entities.find((candidate) => candidate.name === name)
  const own = ownScreens.find((screen) => screen.name === name)
  if (own && second === undefined) return say(own.title)
  if (!entity) return say('menu.notFound')
  if (second === undefined) return read(entity.pluralLabel)
  const words = entityWords(entity, language)
  if (third === 'history') return say('page.history', words)
  if (third === 'show') return say('page.view', words)
  return say(second === 'create' ? 'page.create' : 'page.edit', words)
}
