import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useListContext } from 'ra-core'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'

/** Says of a translation in a list that it is out of date. One call for all rows. */
export default function OutdatedMark({ record }: { record: FormRecord }) {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const dataProvider = useDataProvider()
  const { data: rows = [] } = useListContext<FormRecord>()
  const ids = rows.flatMap(({ id, sibling }) => (sibling ? [id, sibling.id] : []))
  const { data = [] } = useQuery({
    queryKey: [name, 'getList', 'outdated', ids, rows.map(({ version }) => version)],
    queryFn: async (): Promise<number[]> => {
      const { data } = await dataProvider.getList<FormRecord>(name, {
        filter: { ids, translationState: 'outdated' },
        pagination: { page: 1, perPage: Math.max(ids.length, 1) },
        sort: { field: 'id', order: 'ASC' },
      })
      return data.map(({ id }) => id)
    },
    retry: false,
  })
  if (!data.includes(record.id) && !data.includes(record.sibling?.id ?? 0)) return null
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, fontSize: '0.82rem', whiteSpace: 'nowrap' }}
    >
      <Box component="span" sx={{ display: 'inline-flex', color: 'warning.main' }}>
        <Icon name="warning" size={14} />
      </Box>
      {translate('list.outdated')}
    </Box>
  )
}
