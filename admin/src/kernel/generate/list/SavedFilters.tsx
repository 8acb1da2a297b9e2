import Box from '@mui/material/Box'
import { useListContext } from 'ra-core'
import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { NameForm } from './NameForm'
import { SavedFilterLine } from './SavedFilterLine'
import { ToolbarPopover } from './ToolbarPopover'
import { type SavedFilter, useSavedFilters } from './useSavedFilters'

/** Named filters, saved for this account on every device. */
export function SavedFilters() {
  const { translate } = useTranslation()
  const { filterValues, sort, setFilters, setSort } = useListContext()
  const { saved, save, rename, remove } = useSavedFilters(useEntity())
  const [renamed, setRenamed] = useState<string>()
  const isFiltered = Object.keys(filterValues).length > 0

  function apply({ filter, sort: order }: SavedFilter) {
    setFilters(filter)
    setSort(order)
  }
  return (
    <ToolbarPopover icon="bookmark" label={translate('filters.title', { count: saved.length })}>
      {(close) => (
        <>
          {saved.length === 0 && !isFiltered && <p>{translate('filters.none')}</p>}
          {saved.length > 0 && (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {saved.map((filter) => (
                <SavedFilterLine
                  key={filter.name}
                  filter={filter}
                  taken={saved.map(({ name }) => name)}
                  onApply={() => {
                    apply(filter)
                    close()
                  }}
                  hasFocus={filter.name === renamed}
                  onRename={(name) => {
                    rename(filter, name)
                    setRenamed(name)
                  }}
                  onRemove={() => remove(filter)}
                />
              ))}
            </Box>
          )}
          {isFiltered && (
            <NameForm
              label={translate('filters.saveAs')}
              action={translate('filters.save')}
              onName={(name) => save({ name, filter: filterValues, sort })}
            />
          )}
        </>
      )}
    </ToolbarPopover>
  )
}
