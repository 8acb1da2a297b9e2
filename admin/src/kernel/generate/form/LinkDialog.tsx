import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormLabel from '@mui/material/FormLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import { useQueryClient } from '@tanstack/react-query'
import { useGetList, useGetOne, useNotify } from 'ra-core'
import { useState } from 'react'
import { LinkTranslationDocument } from '../../../generated/graphql'
import { FormDialog } from '../../components/FormDialog'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { titleOf } from '../../format/formatValue'
import { askServer } from '../../graphql/askServer'
import { Refusal } from '../../graphql/Refusal'
import { useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import { useEntity } from '../../managed/ManagedContext'
import { entityName } from '../../managed/ManagedEntity'

/** As many as a list holds that one chooses from by eye. */
const maxCandidates = 100

/** Chooses what a record is the translation of; where the two differ in facts, also which of them holds. */
export function LinkDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const notify = useNotify()
  const queries = useQueryClient()
  const failureText = useFailureText()
  const [chosen, setChosen] = useState('')
  const [takeFrom, setTakeFrom] = useState<number | null>(null)
  const [differing, setDiffering] = useState<string[]>([])
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const { data: own } = useGetOne<FormRecord>(entity.name, { id })
  const other = own?.language === 'nl' ? 'en' : 'nl'
  const { data: candidates, isPending } = useGetList<FormRecord>(
    entity.name,
    {
      filter: { language: other, translationState: 'missing' },
      sort: { field: 'updatedAt', order: 'DESC' },
      pagination: { page: 1, perPage: maxCandidates },
    },
    { enabled: own !== undefined },
  )
  const isNone = !isPending && candidates?.length === 0

  async function link() {
    setBusy(true)
    setFailure(null)
    try {
      const variables = { entity: entityName(entity.name), id, translation: Number(chosen), takeFrom }
      await askServer({ query: LinkTranslationDocument, variables })
      notify(translate('translation.linked'), { type: 'success' })
      await queries.invalidateQueries()
      onClose()
    } catch (error) {
      const faults = error instanceof Refusal ? Object.keys(error.fields) : []
      const facts = faults.filter((name) => fieldNamed(entity, name)?.isShared)
      setDiffering(facts)
      if (facts.length === 0) setFailure(failureText(error))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('translation.link')}
      submit={translate('translation.link.submit')}
      isBusy={isBusy}
      isReady={chosen !== '' && (differing.length === 0 || takeFrom !== null)}
      failure={failure}
      onSubmit={() => void link()}
      onClose={onClose}
    >
      <p>{translate(isNone ? 'translation.link.none' : 'translation.link.text')}</p>
      {!isNone && (
        <TextField
          select
          fullWidth
          label={translate(`language.${other}`)}
          value={chosen}
          onChange={(event) => {
            setChosen(event.target.value)
            setDiffering([])
            setTakeFrom(null)
          }}
        >
          {(candidates ?? []).map((record) => (
            <MenuItem key={record.id} value={String(record.id)}>
              {titleOf(entity, record, language) || translate('list.untitled')}
            </MenuItem>
          ))}
        </TextField>
      )}
      {differing.length > 0 && (
        <FormControl sx={{ mt: 2 }}>
          <FormLabel>
            {translate('translation.link.differ', {
              fields: differing
                .map((name) => localize(fieldNamed(entity, name)?.label ?? { nl: name, en: name }))
                .join(', '),
            })}
          </FormLabel>
          <RadioGroup value={takeFrom ?? ''} onChange={(event) => setTakeFrom(Number(event.target.value))}>
            {[own, candidates?.find((record) => String(record.id) === chosen)].map(
              (record) =>
                record && (
                  <FormControlLabel
                    key={record.id}
                    value={record.id}
                    control={<Radio />}
                    label={`${translate(`language.${record.language ?? other}`)}: ${titleOf(entity, record, language)}`}
                  />
                ),
            )}
          </RadioGroup>
        </FormControl>
      )}
    </FormDialog>
  )
}
