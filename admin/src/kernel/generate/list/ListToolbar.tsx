import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import { ExportButton } from '../../components/ExportButton'
import { useFolded } from '../../cookies/useFolded'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { screensOf } from '../../managed/screens'
import { isOwner } from '../../rights/rights'
import { editedFields } from '../editing/editedFields'
import { ColumnChoice } from './ColumnChoice'
import { FilterFields, listFilters } from './FilterFields'
import { SavedFilters } from './SavedFilters'
import { UnreadFilter } from './UnreadFilter'
import { useDelayedFilter } from './useDelayedFilter'
import { useExport } from './useExport'

const EditToggle = lazy(() => import('../editing/EditToggle'))

/** Search, filters, export and the way to a new record. */
export function ListToolbar() {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const [search, setSearch] = useDelayedFilter('q')
  const { exportRows, isExporting } = useExport()
  const isNarrow = useMediaQuery('(width < 45em)')
  const [isFolded, toggleFilters] = useFolded('filters', true)
  const [isMoreFolded, toggleMore] = useFolded('moreFilters', true)
  const filters = listFilters(entity)
  const maxBeside = useMediaQuery('(width >= 90em)') ? 4 : 3
  const beside = isNarrow ? filters : filters.slice(0, maxBeside)
  const more = filters.slice(beside.length)
  const isActive = (name: string) => filterValues[name] !== undefined
  const activeMore = more.filter((filter) => filter.names.some(isActive)).length
  const names = entityNames(entity, language)
  const searchLabel = translate('list.search', names)
  const filterCount = Object.keys(filterValues).filter((name) => name !== 'q').length
  const toggle = editedFields(entity).length > 0 && (
    <Suspense fallback={null}>
      <EditToggle />
    </Suspense>
  )

  return (
    <Box sx={{ mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          type="search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          placeholder={searchLabel}
          sx={{ flex: '1 1 220px', maxWidth: { sm: 420 } }}
          slotProps={{
            htmlInput: { 'aria-label': searchLabel },
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Icon name="search" />
                </InputAdornment>
              ),
            },
          }}
        />
        <UnreadFilter />
        {isNarrow && (
          <Button
            color="inherit"
            variant="outlined"
            aria-expanded={!isFolded}
            onClick={toggleFilters}
            startIcon={<Icon name="options" />}
          >
            {translate('list.filters')}
            {filterCount > 0 && ` (${filterCount})`}
          </Button>
        )}
        {isNarrow && toggle}
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        {isOwner() && (
          <ExportButton
            label={translate(isExporting ? 'list.exporting' : 'list.export')}
            isBusy={isExporting}
            onExport={exportRows}
          />
        )}
        {screensOf(entity).create && (
          <Button component={Link} to={`/${entity.name}/create`} variant="contained" startIcon={<Icon name="plus" />}>
            {translate('list.add', names)}
          </Button>
        )}
      </Box>
      {(!isNarrow || !isFolded) && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: { xs: 'wrap', md: 'nowrap' },
            gap: { xs: 1.5, md: 1 },
            mt: 1.5,
            alignItems: 'flex-end',
            '& > .MuiButton-root': { flexShrink: 0 },
          }}
        >
          <FilterFields filters={beside} />
          {more.length > 0 && (
            <Button
              color="inherit"
              aria-expanded={!isMoreFolded}
              onClick={toggleMore}
              startIcon={<Icon name="options" />}
            >
              {translate('list.moreFilters')}
              {activeMore > 0 && ` (${activeMore})`}
            </Button>
          )}
          <SavedFilters />
          <ColumnChoice />
          {!isNarrow && toggle}
          {filterCount > 0 && (
            <Button
              color="inherit"
              startIcon={<Icon name="close" />}
              onClick={() => setFilters(filterValues.q ? { q: filterValues.q } : {})}
            >
              {translate('list.clear')}
            </Button>
          )}
        </Box>
      )}
      {more.length > 0 && !isMoreFolded && (
        <Box
          role="group"
          aria-label={translate('list.moreFilters')}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, alignItems: 'flex-end' }}
        >
          <FilterFields filters={more} />
        </Box>
      )}
    </Box>
  )
}
