import Button from '@mui/material/Button'
import { useFormContext, useFormState } from 'react-hook-form'
import { saveShortcut } from '../../components/saveShortcut'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { useUploadState } from '../../uploads/UploadsFirst'

interface SubmitButtonProps {
  label: string
  icon?: string
  isMain?: boolean
  /** Whether Ctrl-S presses it. */
  hasShortcut?: boolean
  /** Before the form is sent. */
  onPress?: () => void
}

/** Saves the form. */
export function SubmitButton({ label, icon = 'save', isMain = true, hasShortcut = true, onPress }: SubmitButtonProps) {
  const { translate } = useTranslation()
  const { clearErrors } = useFormContext()
  const { isSubmitting } = useFormState()
  const { isAwaited } = useUploadState()
  const text = translate(isAwaited ? 'form.uploading' : 'form.saving')
  return (
    <Button
      {...(hasShortcut && saveShortcut)}
      type="submit"
      variant={isMain ? 'contained' : 'outlined'}
      // It keeps the focus until the answer is there.
      aria-disabled={isSubmitting}
      disabled={isAwaited}
      onClick={(event) => {
        if (isSubmitting) return event.preventDefault()
        // The server's errors on the last attempt must not block the next.
        clearErrors()
        onPress?.()
      }}
      startIcon={<Icon name={icon} />}
    >
      {isMain && (isAwaited || isSubmitting) ? text : label}
    </Button>
  )
}
