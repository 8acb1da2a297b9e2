import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useGetOne } from 'ra-core'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { RecordHistoryDocument } from '../../generated/graphql'
import { EmptyState } from '../components/EmptyState'
import { FormSkeleton } from '../components/FormSkeleton'
import type { FormRecord } from '../dataProvider/FormRecord'
import { wholeRecord } from '../dataProvider/FormRecord'
import { titleOf } from '../format/formatValue'
import { useLoadFailure } from '../generate/useLoadFailure'
import { askServer } from '../graphql/askServer'
import { useRetentionPeriod } from '../i18n/useRetentionPeriod'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { useEntity } from '../managed/ManagedContext'
import { entityName } from '../managed/ManagedEntity'
import type { RecordVersion } from './RecordVersion'
import { VersionEntry } from './VersionEntry'

const versionsShown = 25

/** What somebody said of a preview changed nothing. */
const isVersion = ({ previewVersion }: RecordVersion) => previewVersion === null

/** The versions of a record: who changed what, and when. Another record is another history. */
export default function HistoryScreen() {
  const { id = '' } = useParams()
  return <History key={id} id={Number(id)} />
}

function History({ id }: { id: number }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const retention = useRetentionPeriod('history')
  const [perPage, setPerPage] = useState(versionsShown)
  const [openId, setOpenId] = useState<number>()
  const { data: record, error } = useGetOne<FormRecord>(
    entity.name,
    { id, meta: wholeRecord },
    { gcTime: 0, retry: false },
  )
  useLoadFailure(error)
  const { data, isError, refetch } = useQuery({
    queryKey: [entity.name, 'history', id, perPage],
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      askServer({ query: RecordHistoryDocument, variables: { entity: entityName(entity.name), id, perPage }, signal }),
  })
  if (isError) {
    return (
      <Alert severity="error" action={<Button onClick={() => void refetch()}>{translate('history.again')}</Button>}>
        {translate('history.failed')}
      </Alert>
    )
  }
  if (!record || !data) return <FormSkeleton />
  const { items, total } = data.history

  return (
    <Box sx={{ maxWidth: 900, pb: 4 }}>
      <Button component={Link} to={`/${entity.name}/${id}`} startIcon={<Icon name="previous" />} sx={{ mb: 1 }}>
        {translate('history.back')}
      </Button>
      <Box component="h2" sx={{ typography: 'h2', m: 0, mb: 0.5 }}>
        {titleOf(entity, record, language) || translate('list.untitled')}
      </Box>
      <Box component="p" sx={{ m: 0, mb: 2, color: 'text.secondary', maxWidth: '68ch' }}>
        {translate('history.text', retention)}
      </Box>
      {items.length === 0 ? (
        <EmptyState icon="clock" title={translate('history.empty')} text={translate('history.emptyText')} />
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((version, index) => (
            <VersionEntry
              key={version.id}
              version={version}
              isNow={index === items.findIndex(isVersion)}
              record={record}
              others={items.filter((other) => other.id !== version.id && other.action !== 'delete' && isVersion(other))}
              isOpen={openId === version.id}
              onToggle={() => setOpenId(openId === version.id ? undefined : version.id)}
              onRestored={() => setOpenId(undefined)}
            />
          ))}
        </Box>
      )}
      {total > items.length && (
        <Button variant="outlined" color="inherit" onClick={() => setPerPage(perPage + versionsShown)} sx={{ mt: 2 }}>
          {translate('history.more', { count: total - items.length })}
        </Button>
      )}
    </Box>
  )
}
