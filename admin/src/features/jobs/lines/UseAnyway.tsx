import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { get, useFormContext, useFormState } from 'react-hook-form'
import { useTranslation } from '../../../kernel/i18n/useTranslation'

/** Asks under a line that was refused for its stock: what lies on the bench is used in one press, and the count corrected. */
export function UseAnyway({ path }: { path: string }) {
  const { translate } = useTranslation()
  const { setValue, clearErrors } = useFormContext()
  const { errors, isSubmitting } = useFormState()
  const refused: { message?: string } | undefined =
    get(errors, `${path}.product`) ?? get(errors, `${path}.stockProduct`)
  if (!refused) return null
  return (
    <Alert
      severity="warning"
      sx={{ mt: 1, flexWrap: 'wrap' }}
      action={
        <Button
          aria-disabled={isSubmitting}
          color="inherit"
          onClick={({ currentTarget: { form } }) => {
            setValue('isAboveStock', true, { shouldDirty: true })
            clearErrors()
            // The button goes with its error, and a browser does not submit by a button that is gone.
            form?.requestSubmit()
          }}
          sx={{ minHeight: 44 }}
        >
          {translate('lines.useAnyway')}
        </Button>
      }
    >
      {refused.message} {translate('lines.useAnywayHelp')}
    </Alert>
  )
}
