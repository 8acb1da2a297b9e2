import Button from '@mui/material/Button'
import { useGetList, useListContext } from 'ra-core'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'

/** The number of unread messages; pressed, it filters on them. */
export function UnreadFilter() {
  const { name, fields } = useEntity()
  const { translate } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const canBeUnread = fields.some((field) => field.name === 'isRead' && field.filterable)
  const { total } = useGetList(
    name,
    { filter: { isRead: false }, pagination: { page: 1, perPage: 1 } },
    { enabled: canBeUnread },
  )
  if (!canBeUnread || total === undefined) return null
  const { isRead, ...others } = filterValues
  const isOn = isRead === false
  return (
    <Button
      color="inherit"
      variant={isOn ? 'contained' : 'outlined'}
      aria-pressed={isOn}
      onClick={() => setFilters(isOn ? others : { ...others, isRead: false })}
    >
      {translate('list.unread', { count: total })}
    </Button>
  )
}
