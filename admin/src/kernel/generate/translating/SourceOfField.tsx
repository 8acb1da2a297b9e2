import './translatingTexts'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useFormContext, useWatch } from 'react-hook-form'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useTranslation } from '../../i18n/useTranslation'
import type { Language } from '../../managed/ManagedEntity'
import { filledText } from '../../shop/filledText'
import type { FieldInputProps } from '../field/useFormField'
import { useShownFlag } from '../field/useShownFlag'
import { linesOf } from './linesOf'
import { MarkedText } from './MarkedText'
import { markedLines } from './markedLines'
import { pathIn, valueAt } from './valueAt'

interface SourceOfFieldProps extends FieldInputProps {
  source: FormRecord
  /** The source as it was when the record was last brought up to date; null where nothing is to be marked. */
  before: FormRecord | null
}

/** What the other language says in a field, with the sentences marked that have changed. */
export function SourceOfField({ field, path, source, before }: SourceOfFieldProps) {
  const { translate, localize } = useTranslation()
  const { getValues, setValue } = useFormContext()
  const own: unknown = useWatch({ name: path })
  const showFlag = useShownFlag(path)
  const isHtml = field.kind.words === 'html'
  const values = getValues()
  const sourcePath = pathIn(values, source, path)
  const found = valueAt(values, source, path)
  if (sourcePath === undefined || !found) return null
  const language: Language = source.language ?? 'nl'
  const filled = (value: unknown) => linesOf(typeof value === 'string' ? filledText(value, language) : '', isHtml)
  // What is new as a whole is marked as such: nothing stood there.
  const lines = markedLines(
    filled(found.value),
    before ? filled(valueAt(source, before, sourcePath)?.value) : undefined,
  )
  const isEmpty = own === null || own === undefined || own === ''
  if (lines.length === 0 && isEmpty) return null
  const label = localize(field.label)
  const languageName = translate(`translating.source.${language}`)
  const name = translate('translating.sourceOf', { field: label, language: languageName })
  const canTake = isEmpty && typeof found.value === 'string' && found.value !== ''

  function take() {
    showFlag('', String(found?.value))
    setValue(path, found?.value, { shouldDirty: true })
  }
  return (
    <Box
      component="section"
      aria-label={name}
      sx={{
        minWidth: 0,
        borderLeft: 3,
        borderColor: 'divider',
        bgcolor: 'shop.soft',
        borderRadius: 0.5,
        py: 0.75,
        px: 1.25,
      }}
    >
      <Box
        sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center', columnGap: 1 }}
      >
        <Box aria-hidden="true" sx={{ fontSize: '0.84rem', fontWeight: 600, color: 'text.secondary' }}>
          {languageName}
        </Box>
        {canTake && (
          <Button
            size="small"
            color="inherit"
            aria-label={translate('translating.takeOf', { field: label })}
            onClick={take}
            sx={{ minHeight: { xs: 44, md: 32 }, my: { xs: -0.5, md: 0 } }}
          >
            {translate('translating.take')}
          </Button>
        )}
      </Box>
      {lines.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{translate('translating.none')}</Box>
      ) : (
        <MarkedText lines={lines} language={language} label={name} />
      )}
    </Box>
  )
}
