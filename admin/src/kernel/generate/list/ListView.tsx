import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import { lazy, Suspense, useContext } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '../../components/EmptyState'
import { RetryAlert } from '../../components/RetryAlert'
import type { FormRecord } from '../../dataProvider/FormRecord'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import type { ManagedEntity } from '../../managed/ManagedEntity'
import { screensOf } from '../../managed/screens'
import { menuGroupOf, sectionIcon } from '../../navigation/menuGroups'
import { ListEditing } from '../editing/ListEditing'
import { AskedFilters } from './AskedFilters'
import { ListCards } from './ListCards'
import { ListPager } from './ListPager'
import { ListTable } from './ListTable'
import { ListToolbar } from './ListToolbar'
import { ShownSelection } from './ShownSelection'

const ListEditor = lazy(() => import('../editing/ListEditor'))
const SelectionBar = lazy(() => import('./SelectionBar'))

/** Toolbar, rows and pages of an overview; or what to do when there are none. */
export function ListView() {
  return (
    <ShownSelection>
      <Overview />
    </ShownSelection>
  )
}

function Overview() {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const { data, error, isPending, filterValues, setFilters, refetch, selectedIds } = useListContext<FormRecord>()
  const { isEditing } = useContext(ListEditing)
  const isNarrow = useMediaQuery('(width < 45em)')
  const isFiltered = Object.keys(filterValues).length > 0
  const names = entityNames(entity, language)

  if (!isPending && !error && data?.length === 0 && !isFiltered) {
    return (
      <EmptyState
        icon={sectionIcon(entity)}
        title={translate('list.emptyTitle', names)}
        text={translate(emptyText(entity))}
      >
        {screensOf(entity).create && (
          <Button component={Link} to={`/${entity.name}/create`} variant="contained" startIcon={<Icon name="plus" />}>
            {translate('list.add', names)}
          </Button>
        )}
      </EmptyState>
    )
  }
  return (
    <Box sx={{ maxWidth: 1500 }}>
      <AskedFilters>
        <ListToolbar />
        {!isEditing && selectedIds && selectedIds.length > 0 && (
          <Suspense fallback={null}>
            <SelectionBar />
          </Suspense>
        )}
        <Box
          sx={{
            ...{ border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: 'background.paper' },
            // What saves the cells stays in sight, which it would not within a frame of its own.
            overflow: isEditing ? 'visible' : 'hidden',
          }}
        >
          {isEditing ? (
            <Suspense fallback={<RowsSkeleton />}>
              <ListEditor />
            </Suspense>
          ) : error ? (
            <RetryAlert text={translate('list.failed')} onRetry={refetch} />
          ) : isPending ? (
            <RowsSkeleton />
          ) : data && data.length > 0 ? (
            isNarrow ? (
              <ListCards />
            ) : (
              <ListTable />
            )
          ) : (
            <EmptyState icon="search" title={translate('list.noResults')} text={translate('list.noResultsText')}>
              <Button variant="outlined" onClick={() => setFilters({})}>
                {translate('list.clear')}
              </Button>
            </EmptyState>
          )}
        </Box>
        <ListPager />
      </AskedFilters>
    </Box>
  )
}

/** What is to be done about an empty list. */
function emptyText(entity: ManagedEntity): MessageKey {
  if (!screensOf(entity).create) return 'list.emptyIncoming'
  return ['content', 'sale'].includes(menuGroupOf(entity)) ? 'list.emptyText' : 'list.emptyWork'
}

function RowsSkeleton() {
  return (
    <Box sx={{ p: 1.5 }} aria-hidden="true">
      {[90, 75, 82, 68, 88, 72].map((width) => (
        <Skeleton key={width} height={40} width={`${width}%`} />
      ))}
    </Box>
  )
}
