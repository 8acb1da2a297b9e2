import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from '../i18n/useTranslation'
import type { MediaFilter } from './MediaFile'
import { useFolderName } from './useFolders'

/** Milliseconds after the last letter before the search begins. */
const pause = 300

interface MediaFiltersProps {
  filter: MediaFilter
  folders: readonly string[]
  onChange: (changed: Partial<MediaFilter>) => void
  /** Whether one looks for what nothing uses. */
  hasUnused?: boolean
}

/** What the library is searched by. */
export function MediaFilters({ filter, folders, onChange, hasUnused = false }: MediaFiltersProps) {
  const { translate } = useTranslation()
  const folderName = useFolderName()
  const id = useId()
  const [search, setSearch] = useState(filter.search)

  useEffect(() => {
    if (search === filter.search) return
    const timer = setTimeout(() => onChange({ search }), pause)
    return () => clearTimeout(timer)
  }, [search, filter.search, onChange])

  return (
    <Box role="search" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 2 }}>
      <TextField
        id={`${id}-search`}
        type="search"
        label={translate('media.search')}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
        sx={{ flex: '1 1 220px', maxWidth: 360 }}
      />
      <TextField
        id={`${id}-folder`}
        select
        label={translate('media.folder')}
        value={folders.includes(filter.folder) ? filter.folder : ''}
        onChange={(event) => onChange({ folder: event.target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: '1 1 180px', maxWidth: 260 }}
      >
        <MenuItem value="">{translate('media.allFolders')}</MenuItem>
        {folders.map((folder) => (
          <MenuItem key={folder} value={folder}>
            {folderName(folder)}
          </MenuItem>
        ))}
      </TextField>
      {hasUnused && (
        <FormControlLabel
          control={<Checkbox checked={filter.unused} onChange={(_event, unused) => onChange({ unused })} />}
          label={translate('media.unusedOnly')}
        />
      )}
    </Box>
  )
}
