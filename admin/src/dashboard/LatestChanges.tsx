import { formatInstant, titleOf } from '../format/formatValue'
import type { DashboardActivityQuery } from '../generated/graphql'
import { useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import { GlanceList } from './GlanceList'

const actions = {
  create: 'dashboard.created',
  update: 'dashboard.updated',
  delete: 'dashboard.deleted',
  restore: 'dashboard.restored',
} as const

/** What was done last, by whom and when. */
export function LatestChanges({ changes }: { changes: DashboardActivityQuery['latestChanges'] }) {
  const { say, read, language } = useWords()
  const { entities } = useManaged()
  if (changes.length === 0) return <p>{say('dashboard.nothing')}</p>
  return (
    <GlanceList
      lines={changes.map(({ id, entity: name, record, title, detail, action, userName, at }) => {
        const entity = entities.find((candidate) => candidate.name === name)
        const named = entity ? titleOf(entity, { [entity.titleField]: title }, language) : title
        const label = entity && read(entity.label)
        const who = userName ?? say('dashboard.byShop')
        return {
          key: id,
          to: entity && action !== 'delete' ? recordPath(entity, record) : undefined,
          title: named || say('list.untitled'),
          detail: [label, detail, say(actions[action]), who].filter(Boolean).join(' · '),
          end: formatInstant(at, language),
        }
      })}
    />
  )
}
