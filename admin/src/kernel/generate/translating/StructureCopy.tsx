import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useDataProvider, useNotify } from 'ra-core'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormDialog } from '../../components/FormDialog'
import type { BlockValue, FormRecord } from '../../dataProvider/FormRecord'
import { useFailureText } from '../../dataProvider/useFailureText'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { editableFields } from '../../managed/ManagedCatalogue'
import { useEntity, useManaged } from '../../managed/ManagedContext'
import { twinsBy } from '../form/copyForTranslation'
import { alignedEntries } from './alignedEntries'
import { type CopiedStructure, copyStructure } from './copyStructure'

type Values = Record<string, unknown>

/** Gives the form the blocks of the other language, without saving: at once where it has none, else after a question. */
export function StructureCopy({ source }: { source: FormRecord }) {
  const entity = useEntity()
  const catalogue = useManaged()
  const dataProvider = useDataProvider()
  const { translate } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const { getValues, setValue } = useFormContext()
  const [asked, setAsked] = useState<CopiedStructure>()
  const [former, setFormer] = useState<Values>()
  const lists = editableFields(entity.fields).filter(({ kind, isShared }) => kind.parts && !isShared)
  const isFilled = (values: Values) => lists.some(({ name }) => (values[name] as unknown[] | null)?.length)
  const missing = useMissingBlocks(source)
  if (!isFilled(source)) return null
  const language = translate(`translating.language.${source.language ?? 'nl'}`)

  async function begin() {
    try {
      const own = getValues()
      const copied = await copyStructure(entity, catalogue, source, own, twinsBy(dataProvider, catalogue))
      if (Object.keys(copied.values).length === 0) notify(translate('translating.structureSame'), { type: 'info' })
      else if (isFilled(own)) setAsked(copied)
      else put(copied.values)
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
    }
  }
  function put(values: Values) {
    setFormer(structuredClone(Object.fromEntries(Object.keys(values).map((name) => [name, getValues(name)]))))
    write(values)
    setAsked(undefined)
  }
  function write(values: Values) {
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true })
  }
  return (
    <>
      <Button
        color="inherit"
        variant="outlined"
        size="small"
        startIcon={<Icon name="copy" size={16} />}
        onClick={() => void begin()}
        sx={{ minHeight: 44 }}
      >
        {translate('translating.structure')}
      </Button>
      {missing.length > 0 && (
        <Box role="status" sx={{ width: '100%', mt: 0.5 }}>
          {translate('translating.missing', { count: missing.length, language, names: missing.join(', ') })}
        </Box>
      )}
      {former && (
        <Alert
          severity="info"
          variant="outlined"
          sx={{ width: '100%', mt: 1, flexWrap: 'wrap' }}
          action={
            <Button
              color="inherit"
              sx={{ minHeight: 44 }}
              onClick={() => {
                write(former)
                setFormer(undefined)
              }}
            >
              {translate('translating.undo')}
            </Button>
          }
        >
          {translate('translating.structureDone')}
        </Alert>
      )}
      {asked && (
        <FormDialog
          maxWidth="xs"
          title={translate('translating.structureTitle')}
          submit={translate('translating.structure')}
          isBusy={false}
          onSubmit={() => put(asked.values)}
          onClose={() => setAsked(undefined)}
        >
          <p>{translate('translating.structureText', { language })}</p>
          {asked.lost > 0 && <p>{translate('translating.structureLost', { count: asked.lost })}</p>}
        </FormDialog>
      )}
    </>
  )
}

/** What the blocks of the other language are called that this one has none for. */
function useMissingBlocks(source: FormRecord): string[] {
  const { fields } = useEntity()
  const catalogue = useManaged()
  const { localize } = useTranslation()
  const names = fields.filter(({ kind }) => kind.parts === 'blocks').map(({ name }) => name)
  const lists: unknown[] = useWatch({ name: names })
  return names.flatMap((name, index) => {
    const theirs = typesOf(source[name])
    const places = alignedEntries(theirs, typesOf(lists[index]))
    return theirs
      .filter((_type, place) => !places.has(place))
      .map(({ __type }) => localize(catalogue.block(__type).label))
  })
}

const typesOf = (list: unknown): { __type: string }[] =>
  Array.isArray(list) ? (list as BlockValue[]).map(({ __type }) => ({ __type })) : []
