import type { DashboardPublicationQuery } from '../../generated/graphql'
import { conceptPath } from '../../kernel/generate/drafts/newDraft'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { releasesPath } from '../../kernel/publication/upcomingMoments'
import { GlanceList } from './GlanceList'

interface NotPublishedProps {
  releases: DashboardPublicationQuery['releases']
  drafts: DashboardPublicationQuery['failed']['items']
  titleOf: (entity: string, title: string) => string
}

/** What could not be published at its moment, with the reason: what was to be published together first. */
export function NotPublished({ releases, drafts, titleOf }: NotPublishedProps) {
  const { translate } = useTranslation()
  const catalogue = useManaged()
  const lines = [
    ...releases
      .filter(({ failure }) => failure !== null)
      .map(({ id, name, failure }) => ({
        key: `release-${id}`,
        to: releasesPath,
        title: name,
        detail: `${translate('upcoming.failedTogether')}: ${failure}`,
      })),
    ...drafts.map(({ entity, record, isNew, title, failure }) => ({
      key: `${entity}-${record}`,
      to: isNew ? conceptPath(entity, record) : recordPath(catalogue.entity(entity), record),
      title: titleOf(entity, title),
      detail: `${translate('upcoming.failed')}: ${failure}`,
    })),
  ]
  if (lines.length === 0) return null
  return <GlanceList label={translate('upcoming.failed')} lines={lines} />
}
