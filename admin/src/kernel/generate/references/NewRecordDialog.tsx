import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { Form, ResourceContextProvider, useDataProvider } from 'ra-core'
import { useId, useState } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { saveShortcut } from '../../components/saveShortcut'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { failureOf } from '../../dataProvider/failureOf'
import { useFailureText } from '../../dataProvider/useFailureText'
import { entityNames, useTranslation } from '../../i18n/useTranslation'
import { fieldNamed } from '../../managed/ManagedCatalogue'
import type { Language, ManagedEntity } from '../../managed/ManagedEntity'
import { UploadsFirst, useUploadState } from '../../uploads/UploadsFirst'
import { emptyValues } from '../field/emptyValues'
import { BesideFields, FieldInput } from '../field/FieldInput'
import { FieldIds } from '../field/useFormField'
import { formSections } from '../form/formSections'

interface NewRecordDialogProps {
  entity: ManagedEntity
  /** What was looked for and not found: what the new one is called at first. */
  typed: string
  /** Of the form around, for what is written in one. */
  language: Language
  onCreated: (record: FormRecord) => void
  onClose: () => void
}

/** Makes a record that the form around refers to, without leaving that form. */
export default function NewRecordDialog({ entity, typed, language, onCreated, onClose }: NewRecordDialogProps) {
  const { translate, language: reader } = useTranslation()
  const dataProvider = useDataProvider()
  const failureText = useFailureText()
  const isPhone = useMediaQuery('(width < 37.5em)')
  const id = useId()
  const [failure, setFailure] = useState<string>()

  async function create(values: Record<string, unknown>) {
    setFailure(undefined)
    try {
      onCreated((await dataProvider.create<FormRecord>(entity.name, { data: values })).data)
      return undefined
    } catch (thrown) {
      const errors = failureOf(thrown).body?.errors
      setFailure(errors ? translate('message.invalid') : failureText(thrown))
      return errors
    }
  }
  const isNamed = fieldNamed(entity, entity.titleField)?.kind.words === 'line'
  const values = {
    ...emptyValues(entity, language),
    ...(isNamed && typed !== '' ? { [entity.titleField]: typed } : {}),
  }
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={id}
      fullWidth
      fullScreen={isPhone}
      maxWidth="sm"
      // Between title and buttons the fields scroll.
      sx={{ '& form': { display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 } }}
    >
      <ResourceContextProvider value={entity.name}>
        <FieldIds value="new-field">
          <BesideFields value={null}>
            <UploadsFirst>
              <Form record={{}} defaultValues={values} onSubmit={create} noValidate>
                <DialogTitle id={id}>{translate('page.create', entityNames(entity, reader))}</DialogTitle>
                <DialogContent>
                  <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: 'minmax(0, 1fr)' }}>
                    {failure && <Alert severity="error">{failure}</Alert>}
                    {formSections(entity)
                      .flatMap(({ fields }) => fields)
                      .map((field) => (
                        <FieldInput key={field.name} field={field} path={field.name} />
                      ))}
                  </Box>
                </DialogContent>
                <Buttons onClose={onClose} />
              </Form>
            </UploadsFirst>
          </BesideFields>
        </FieldIds>
      </ResourceContextProvider>
    </Dialog>
  )
}

function Buttons({ onClose }: { onClose: () => void }) {
  const { translate } = useTranslation()
  const { clearErrors } = useFormContext()
  const { isSubmitting } = useFormState()
  const { isAwaited } = useUploadState()
  return (
    <DialogActions sx={{ p: 2, gap: 1, '& > .MuiButton-root': { minHeight: 48, ml: 0 } }}>
      <Button color="inherit" onClick={onClose} disabled={isSubmitting}>
        {translate('delete.cancel')}
      </Button>
      <Button
        {...saveShortcut}
        type="submit"
        variant="contained"
        disabled={isSubmitting || isAwaited}
        onClick={() => clearErrors()}
      >
        {translate(isAwaited ? 'form.uploading' : isSubmitting ? 'form.saving' : 'form.save')}
      </Button>
    </DialogActions>
  )
}
