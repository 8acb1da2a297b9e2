import Box from '@mui/material/Box'
import { formatInstant } from '../../kernel/format/formatValue'
import type { ListPage } from '../../kernel/graphql/GraphqlAnswer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { filteredList } from '../../kernel/managed/filteredList'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { type MessageAtGlance, messagesAmong } from './dashboardQueries'
import { GlanceList } from './GlanceList'

/** The unread messages, of each kind the newest by name. */
export function UnreadMessages({ pages }: { pages: Record<string, ListPage<MessageAtGlance>> }) {
  const { translate, localize, language } = useTranslation()
  const { entities } = useManaged()
  const kinds = messagesAmong(entities).map((entity) => ({ entity, page: pages[entity.name] }))
  if (kinds.every(({ page }) => !page?.total)) return <p>{translate('dashboard.allRead')}</p>

  const newest = kinds
    .flatMap(({ entity, page }) => (page?.items ?? []).map((message) => ({ entity, message })))
    .sort((one, other) => other.message.createdAt.localeCompare(one.message.createdAt))
  return (
    <>
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <GlanceList
          lines={kinds
            .filter(({ page }) => page?.total)
            .map(({ entity, page }) => ({
              key: entity.name,
              to: filteredList(entity.name, { isRead: false }),
              title: localize(entity.pluralLabel),
              end: <strong>{page?.total}</strong>,
            }))}
        />
      </Box>
      <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 1.5, mb: 0.5 }}>
        {translate('dashboard.newest')}
      </Box>
      <GlanceList
        lines={newest.slice(0, 4).map(({ entity, message }) => ({
          key: `${entity.name}-${message.id}`,
          to: recordPath(entity, message.id),
          title: message.name,
          detail: localize(entity.label),
          end: formatInstant(message.createdAt, language),
        }))}
      />
    </>
  )
}
