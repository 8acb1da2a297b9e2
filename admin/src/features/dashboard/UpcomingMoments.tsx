import Box from '@mui/material/Box'
import { Link } from 'react-router'
import { DashboardPublicationDocument } from '../../generated/graphql'
import { formatMoment } from '../../kernel/format/formatValue'
import { conceptPath } from '../../kernel/generate/drafts/newDraft'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filteredList } from '../../kernel/managed/filteredList'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import '../../kernel/publication/publicationTexts'
import { releasesPath } from '../../kernel/publication/upcomingMoments'
import { DashboardSection } from './DashboardSection'
import { GlanceList } from './GlanceList'
import { NotPublished } from './NotPublished'
import { useDashboardCall } from './useDashboardCall'

/** On the dashboard: the next moments at which visitors see something, or not any more, and the concepts that wait. */
export default function UpcomingMoments() {
  const { translate, localize, language } = useTranslation()
  const catalogue = useManaged()
  const part = useDashboardCall('publication', { query: DashboardPublicationDocument, variables: {} })
  const titleOf = (entity: string, title: string) =>
    title || translate('upcoming.untitled', { kind: localize(catalogue.entity(entity).label) })
  return (
    <DashboardSection title={translate('upcoming.title')} part={part}>
      {({ upcomingMoments, conceptCounts, failed, releases, unsaved }) => (
        <>
          <NotPublished releases={releases} drafts={failed.items} titleOf={titleOf} />
          {upcomingMoments.length === 0 && <p>{translate('upcoming.none')}.</p>}
          <GlanceList
            lines={upcomingMoments.map(({ entity, record, title, kind, at, release, count }) => ({
              key: release === null ? `${entity}-${record}-${kind}` : `release-${release}`,
              to: kind === 'release' ? releasesPath : recordPath(catalogue.entity(entity), record),
              title,
              detail:
                kind === 'release'
                  ? `${translate('upcoming.release')} · ${translate('upcoming.count', { count })}`
                  : translate(`upcoming.${kind}`),
              end: formatMoment(at, language),
            }))}
          />
          <GlanceList
            label={translate('upcoming.concepts')}
            // Reviews that wait are told of above.
            lines={conceptCounts
              .filter(({ entity }) => entity !== 'review')
              .map(({ entity, count }) => ({
                key: entity,
                to: filteredList(entity, { state: 'concept' }),
                title: translate('upcoming.conceptsOf', { kind: localize(catalogue.entity(entity).pluralLabel) }),
                end: count,
              }))}
          />
          <GlanceList
            label={translate('upcoming.unsaved')}
            lines={unsaved.items
              .filter(({ failure }) => failure === null)
              .map(({ entity, record, title, at }) => ({
                key: `${entity}-${record}`,
                to: conceptPath(entity, record),
                title: titleOf(entity, title),
                detail: translate('upcoming.unsaved'),
                end: formatMoment(at, language),
              }))}
          />
          <Box component={Link} to="/upcoming" sx={{ color: 'primary.main', display: 'inline-block', py: 1.25 }}>
            {translate('upcoming.toScreen')}
          </Box>
        </>
      )}
    </DashboardSection>
  )
}
