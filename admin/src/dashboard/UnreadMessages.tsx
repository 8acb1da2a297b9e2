import Box from '@mui/material/Box'
import { formatInstant } from '../format/formatValue'
import type { ListPage } from '../graphql/ListPage'
import { useWords } from '../i18n/useWords'
import { filteredList } from '../managed/filteredList'
import { useManaged } from '../managed/ManagedContext'
import { recordPath } from '../managed/screens'
import { type MessageAtGlance, messagesAmong } from './dashboardQueries'
import { GlanceList } from './GlanceList'

/** The unread messages, of each kind the newest by name. */
export function UnreadMessages({ pages }: { pages: Record<string, ListPage<MessageAtGlance>> }) {
  const { say, read, language } = useWords()
  const { entities } = useManaged()
  const kinds = messagesAmong(entities).map((entity) => ({ entity, page: pages[entity.name] }))
  if (kinds.every(({ page }) => !page?.total)) return <p>{say('dashboard.allRead')}</p>

  const newest = kinds
    .flatMap(({ entity, page }) => (page?.items ?? []).map((message) => ({ entity, message })))
    .sort((one, other) => other.message.createdAt.localeCompare(one.message.createdAt))
  return (
    <>
      <GlanceList
        lines={kinds
          .filter(({ page }) => page?.total)
          .map(({ entity, page }) => ({
            key: entity.name,
            to: filteredList(entity.name, { isRead: false }),
            title: read(entity.pluralLabel),
            end: <strong>{page?.total}</strong>,
          }))}
      />
      <Box component="h3" sx={{ typography: 'h3', m: 0, mt: 1.5, mb: 0.5 }}>
        {say('dashboard.newest')}
      </Box>
      <GlanceList
        lines={newest.slice(0, 4).map(({ entity, message }) => ({
          key: `${entity.name}-${message.id}`,
          to: recordPath(entity, message.id),
          title: message.name,
          detail: read(entity.label),
          end: formatInstant(message.createdAt, language),
        }))}
      />
    </>
  )
}
