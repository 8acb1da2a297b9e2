import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { FoundTextsDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { addTexts } from '../i18n/createI18nProvider'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import { sectionIcon } from '../navigation/menuGroups'
import type { Command, CommandGroup } from './Command'
import en from './foundTexts.en.json' with { type: 'json' }
import nl from './foundTexts.nl.json' with { type: 'json' }

type FoundTexts = typeof nl

declare module '../i18n/createI18nProvider' {
  interface LateTexts extends FoundTexts {}
}

// The menu is loaded on demand.
addTexts({ nl, en })

/** As many characters as the server looks for. */
const longestQuestion = 100

const maxShown = 20

/**
 * Records with what is typed in a text that overviews do not show, such as a body, a block, a mail or a message about a
 * job, with its sentence. Without an answer there are none.
 * @param known the ids of commands that are shown already
 */
export function useFoundTexts(text: string, isWorthwhile: boolean, known: ReadonlySet<string>): CommandGroup[] {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['commandTexts', text],
    queryFn: ({ signal }) =>
      askServer({ query: FoundTextsDocument, variables: { q: text.slice(0, longestQuestion) }, signal }),
    enabled: isWorthwhile,
    retry: false,
    gcTime: 0,
  })
  const found = (isWorthwhile && data?.foundTexts) || []
  const commands = found.flatMap(({ entity: name, id, title, language, label, ...sentence }): Command[] => {
    const entity = catalogue.entities.find((each) => each.name === name)
    const path = entity && recordPath(entity, id)
    if (!entity || path === undefined || known.has(`${name}-${id}`)) return []
    const where = [localize(entity.label), localize(label), language?.toUpperCase()].filter(Boolean).join(' · ')
    const run = () => navigate(path)
    const text = title || translate('list.untitled')
    return [{ id: `text-${name}-${id}`, icon: sectionIcon(entity), text, detail: where, sentence, run }]
  })
  return commands.length === 0
    ? []
    : [{ id: 'texts', title: translate('command.inTexts'), commands: commands.slice(0, maxShown) }]
}
