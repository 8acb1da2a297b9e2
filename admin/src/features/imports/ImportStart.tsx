import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BeginImportDocument, DataImportsDocument, type ImportedEntity } from '../../generated/graphql'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer, dataOf } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { sendFile } from '../../kernel/graphql/sendFile'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { type ChosenPictures, chosenFiles } from './chosenFiles'
import { EarlierImports } from './EarlierImports'
import { FilesButton } from './FilesButton'

const kinds = ['product', 'customer', 'device', 'zzpProduct', 'siteRedirect'] as const
const tables = '.csv,.tsv,.txt,.xlsx,.ods,.xml'
/** A site as WordPress exports it, which is no entity. */
const site = 'wordpress'
/** A phone on a bad line takes its time for ten megabytes. */
const longestUpload = 300_000

interface ImportStartProps {
  onBegun(id: number, chosen: ChosenPictures): void
  onOpen(id: number): void
}

/** What is imported, and from which file; below, what was imported before. */
export function ImportStart({ onBegun, onOpen }: ImportStartProps) {
  const { translate, localize } = useTranslation()
  const { entities } = useManaged()
  const failureText = useFailureText()
  const usable = kinds.flatMap((name) => entities.filter((entity) => entity.name === name))
  const [kind, setKind] = useState<string>(usable[0]?.name ?? 'product')
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState('')
  const earlier = useQuery({
    queryKey: ['dataImports'],
    queryFn: async ({ signal }) => (await askServer({ query: DataImportsDocument, signal })).dataImports,
  })

  async function begin(chosen: readonly File[]) {
    const { tables: found, pictures, leftOut } = await chosenFiles(chosen)
    const [file, ...others] = found
    if (!file || others.length > 0) return setFailure(translate('imports.noFile'))
    // An export of a site is recognised, whatever was chosen above.
    const entity = /\.xml$/i.test(file.name) ? site : kind
    setReading(true)
    setFailure('')
    try {
      const { beginImport } = dataOf(
        await sendFile({
          query: BeginImportDocument,
          variables: { entity: entity as ImportedEntity, pictures: pictures.map(({ name }) => name) },
          ...{ file, fileName: file.name, signal: AbortSignal.timeout(longestUpload) },
        }),
      )
      onBegun(beginImport.id, { pictures, leftOut })
    } catch (thrown) {
      const ofFile = thrown instanceof Refusal ? thrown.fields.file : undefined
      setFailure(ofFile ?? failureText(thrown))
      setReading(false)
    }
  }

  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
        {translate('imports.intro')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'flex-end' }}>
        <TextField
          select
          label={translate('imports.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          sx={{ flex: '1 1 220px', maxWidth: 320 }}
        >
          {usable.map(({ name, pluralLabel }) => (
            <MenuItem key={name} value={name}>
              {localize(pluralLabel)}
            </MenuItem>
          ))}
          <MenuItem value={site}>{translate('imports.wordpress')}</MenuItem>
        </TextField>
        <FilesButton
          label={translate(
            isReading ? 'imports.reading' : kind === 'product' ? 'imports.choosePictures' : 'imports.choose',
          )}
          accept={kind === 'product' ? `${tables},image/*,.zip` : tables}
          isMultiple={kind === 'product'}
          isBusy={isReading}
          onChoose={(files) => void begin(files)}
        />
      </Box>
      {kind === 'product' && (
        <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
          {translate('imports.pictures.help')}
        </Box>
      )}
      {kind === site && (
        <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
          {translate('imports.wordpress.help')}
        </Box>
      )}
      <Box role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {failure}
      </Box>
      {earlier.isError && <RetryAlert text={translate('list.failed')} onRetry={earlier.refetch} />}
      {earlier.data && <EarlierImports imports={earlier.data} onOpen={onOpen} />}
    </Box>
  )
}
