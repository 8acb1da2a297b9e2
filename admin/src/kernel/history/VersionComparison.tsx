import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useDataProvider } from 'ra-core'
import { useState } from 'react'
import type { FormRecord } from '../dataProvider/FormRecord'
import { formatInstant } from '../format/formatValue'
import { differences } from '../generate/conflict/differences'
import { useTranslation } from '../i18n/useTranslation'
import { editableFields } from '../managed/ManagedCatalogue'
import { useEntity, useManaged } from '../managed/ManagedContext'
import { DifferenceRow } from './DifferenceRow'
import type { RecordVersion } from './RecordVersion'
import { RestoreButton } from './RestoreButton'

interface VersionComparisonProps {
  version: RecordVersion
  isNow: boolean
  record: FormRecord
  others: readonly RecordVersion[]
  onRestored: () => void
}

/** A version beside the record as it is now or beside any other version, field by field. */
export function VersionComparison({ version, isNow, record, others, onRestored }: VersionComparisonProps) {
  const entity = useEntity()
  const catalogue = useManaged()
  const { translate, language } = useTranslation()
  const earlier = others.find(({ id }) => id < version.id)
  // How it is now is of interest beside what was there before it.
  const [besideId, setBesideId] = useState(isNow ? (earlier?.id ?? 0) : 0)
  const beside = others.find(({ id }) => id === besideId)
  const one = useVersion(record, version.id)
  const other = useVersion(record, beside?.id)
  const nameOf = ({ version: number, at }: RecordVersion) =>
    translate('history.name', { version: number, when: formatInstant(at, language) })
  const besideName = beside ? nameOf(beside) : translate('history.nowName')
  const found =
    one.data && other.data ? differences(catalogue, editableFields(entity.fields), one.data, other.data) : undefined

  return (
    <Box component="section" aria-label={nameOf(version)} sx={{ px: 1, pb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end', my: 1.5 }}>
        {others.length > 0 && (
          <TextField
            select
            size="small"
            fullWidth={false}
            label={translate('history.compareWith')}
            value={beside?.id ?? 0}
            onChange={(event) => setBesideId(Number(event.target.value))}
            sx={{ width: { xs: '100%', sm: 340 } }}
          >
            {!isNow && <MenuItem value={0}>{translate('history.nowName')}</MenuItem>}
            {others.map((each) => (
              <MenuItem key={each.id} value={each.id}>
                {nameOf(each)}
              </MenuItem>
            ))}
          </TextField>
        )}
        {!isNow && <RestoreButton version={version} record={record} onRestored={onRestored} />}
      </Box>
      <Box role="status">
        {(one.isError || other.isError) && <p>{translate('history.failed')}</p>}
        {found?.length === 0 && <p>{translate(others.length === 0 ? 'history.onlyVersion' : 'history.same')}</p>}
      </Box>
      {found && found.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0 }}>
          {found.map((difference) => (
            <DifferenceRow
              key={JSON.stringify(difference.path)}
              difference={difference}
              labels={[nameOf(version), besideName]}
            />
          ))}
        </Box>
      )}
    </Box>
  )
}

/** The record as it was after a change; as it is now without one. */
function useVersion(record: FormRecord, change: number | undefined) {
  const { name } = useEntity()
  const dataProvider = useDataProvider()
  return useQuery({
    queryKey: [name, 'version', record.id, change ?? 'now', change ? 0 : record.version],
    queryFn: async (): Promise<FormRecord> => {
      if (change === undefined) return record
      const { data } = await dataProvider.getVersion(name, { id: record.id, change })
      return data
    },
  })
}
