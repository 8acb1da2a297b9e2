import type { DashboardActivityQuery } from '../../generated/graphql'
import { formatInstant, titleOf } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
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
  agreed: 'dashboard.agreed',
  remarked: 'dashboard.remarked',
  confirmed: 'dashboard.confirmed',
} as const

/** What was done last, by whom and when. */
export function LatestChanges({ changes }: { changes: DashboardActivityQuery['latestChanges'] }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  if (changes.length === 0) return <p>{translate('dashboard.nothing')}</p>
  return (
    <GlanceList
      lines={grouped(changes).map(({ id, entity: name, record, title, detail, action, userName, at, count }) => {
        const entity = entities.find((candidate) => candidate.name === name)
        const named = entity ? titleOf(entity, { [entity.titleField]: title }, language) : title
        const label = entity && localize(entity.label)
        const times = count > 1 && translate('dashboard.times', { count })
        const who = userName ?? translate('dashboard.byShop')
        return {
          key: id,
          to: entity && action !== 'delete' ? recordPath(entity, record) : undefined,
          title: named || translate('list.untitled'),
          detail: [label, detail, translate(actions[action]), times, who].filter(Boolean).join(' · '),
          end: formatInstant(at, language),
        }
      })}
    />
  )
}

type Change = DashboardActivityQuery['latestChanges'][number]

/** Lines that are shown. */
const max = 8

/** What one person did with one record stands in one line, under the last time. */
function grouped(changes: readonly Change[]): (Change & { count: number })[] {
  const groups = new Map<string, Change & { count: number }>()
  for (const change of changes) {
    const { entity, record, action, userName } = change
    const key = [entity, record, action, userName].join()
    const group = groups.get(key)
    if (group) group.count += 1
    else groups.set(key, { ...change, count: 1 })
  }
  return [...groups.values()].slice(0, max)
}
