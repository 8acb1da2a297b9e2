import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import { Link } from 'react-router'
import { useFolded } from '../../cookies/useFolded'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useEntity } from '../../managed/ManagedContext'
import { screensOf } from '../../managed/screens'
import { ColumnChoice } from './ColumnChoice'
import { FilterFields } from './FilterFields'
import { SavedFilters } from './SavedFilters'
import { UnreadFilter } from './UnreadFilter'
import { useCsvExport } from './useCsvExport'
import { useDelayedFilter } from './useDelayedFilter'

/** Search, filters, export and the way to a new record. */
export function ListToolbar() {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const { filterValues, setFilters } = useListContext()
  const [search, setSearch] = useDelayedFilter('q')
  const { exportRows, isExporting } = useCsvExport()
  const isNarrow = useMediaQuery('(max-width: 719px)')
  const [isFolded, toggleFilters] = useFolded('filters', true)
  const names = entityNames(entity, language)
  const searchLabel = translate('list.search', names)
  const filterCount = Object.keys(filterValues).filter((name) => name !== 'q').length

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
        <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
        <Button color="inherit" onClick={exportRows} disabled={isExporting} startIcon={<Icon name="download" />}>
          {translate(isExporting ? 'list.exporting' : 'list.export')}
        </Button>
        {screensOf(entity).create && (
          <Button component={Link} to={`/${entity.name}/create`} variant="contained" startIcon={<Icon name="plus" />}>
            {translate('list.add', names)}
          </Button>
        )}
      </Box>
      {(!isNarrow || !isFolded) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 1.5, alignItems: 'flex-end' }}>
          <FilterFields />
          <SavedFilters />
          <ColumnChoice />
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
    </Box>
  )
}
