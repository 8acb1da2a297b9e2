import { formatInstant, titleOf } from '../format/formatValue'
import type { DashboardActivityQuery } from '../generated/graphql'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import { GlanceList } from './GlanceList'

const actions = {
  create: 'dashboard.created',
  update: 'dashboard.updated',
  delete: 'dashboard.deleted',
  restore: 'dashboard.restored',
  logged_out: 'dashboard.loggedOut',
  unlocked: 'dashboard.unlocked',
  factor_off: 'dashboard.factorOff',
  code_read: 'dashboard.codeRead',
  new_link: 'dashboard.newLink',
  merged: 'dashboard.merged',
} as const

/** What was done last, by whom and when. */
export function LatestChanges({ changes }: { changes: DashboardActivityQuery['latestChanges'] }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  if (changes.length === 0) return <p>{translate('dashboard.nothing')}</p>
  return (
    <GlanceList
      lines={changes.map(({ id, entity: name, record, title, detail, action, userName, at }) => {
        const entity = entities.find((candidate) => candidate.name === name)
        const named = entity ? titleOf(entity, { [entity.titleField]: title }, language) : title
        const label = entity && localize(entity.label)
        const who = userName ?? translate('dashboard.byShop')
        return {
          key: id,
          to: entity && action !== 'delete' ? recordPath(entity, record) : undefined,
          title: named || translate('list.untitled'),
          detail: [label, detail, translate(actions[action]), who].filter(Boolean).join(' · '),
          end: formatInstant(at, language),
        }
      })}
    />
  )
}
