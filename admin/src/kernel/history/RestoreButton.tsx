import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { RestoreVersionDocument } from '../../generated/graphql'
import type { FormRecord } from '../dataProvider/FormRecord'
import { useFailureText } from '../dataProvider/useFailureText'
import { formatInstant } from '../format/formatValue'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { fieldNamed } from '../managed/ManagedCatalogue'
import { useEntity } from '../managed/ManagedContext'
import { entityName } from '../managed/ManagedEntity'
import type { RecordVersion } from './RecordVersion'

interface RestoreButtonProps {
  version: RecordVersion
  record: FormRecord
  onRestored: () => void
}

/** Restores a version of the record and says which fields could not be; when the server refuses, nothing changes. */
export function RestoreButton({ version, record, onRestored }: RestoreButtonProps) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [refused, setRefused] = useState<string>()

  async function restore() {
    setBusy(true)
    setRefused(undefined)
    try {
      const variables = {
        entity: entityName(entity.name),
        id: record.id,
        change: version.id,
        version: Number(record.version),
      }
      const { restored } = await askServer({ query: RestoreVersionDocument, variables })
      const emptied = restored.emptied.map((name) =>
        localize(fieldNamed(entity, name)?.label ?? { nl: name, en: name }),
      )
      const message = translate('history.done', { when: formatInstant(version.at, language) })
      if (emptied.length === 0) notify(message, { type: 'success' })
      else {
        notify(`${message} ${translate('history.emptied', { fields: emptied.join(', ') })}`, {
          type: 'warning',
          autoHideDuration: 15_000,
        })
      }
      onRestored()
    } catch (failure) {
      setRefused(failureText(failure))
    } finally {
      setBusy(false)
      await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'version' })
    }
  }

  return (
    <>
      <Button variant="contained" onClick={restore} disabled={isBusy} startIcon={<Icon name="undo" />}>
        {translate('history.restore')}
      </Button>
      {fieldNamed(entity, 'holdBackNotice') && (
        <Box sx={{ color: 'text.secondary' }}>{translate('history.noNotice')}</Box>
      )}
      {record.sibling && entity.fields.some(({ isShared }) => isShared) && (
        <Box sx={{ color: 'text.secondary' }}>{translate('history.shared')}</Box>
      )}
      {refused && (
        <Alert severity="error" sx={{ width: '100%' }}>
          {refused}
        </Alert>
      )}
    </>
  )
}
