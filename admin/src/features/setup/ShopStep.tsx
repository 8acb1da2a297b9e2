import Button from '@mui/material/Button'
import { useMemo } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { BottomBar } from '../../kernel/components/BottomBar'
import { saveShortcut } from '../../kernel/components/saveShortcut'
import { FormFrame } from '../../kernel/generate/form/FormFrame'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { singleId } from '../../kernel/managed/formScreens'
import type { FormScreen } from '../../kernel/managed/ManagedEntity'
import { useUploadState } from '../../kernel/uploads/UploadsFirst'
import { ShopStepForm } from './ShopStepForm'

interface ShopStepProps {
  screen: FormScreen
  /** Settles once the server knows that the step is done. */
  onNext(): Promise<void>
}

/** A screen of the shop's record as a step. */
export function ShopStep({ screen, onNext }: ShopStepProps) {
  const frame = useMemo(
    () => ({ id: singleId, toolbar: <StepBar onSkip={() => void onNext()} />, onSaved: onNext }),
    [onNext],
  )
  return (
    <FormFrame value={frame}>
      <ShopStepForm screen={screen} />
    </FormFrame>
  )
}

function StepBar({ onSkip }: { onSkip: () => void }) {
  const { translate } = useTranslation()
  const { clearErrors } = useFormContext()
  const { isSubmitting, dirtyFields } = useFormState()
  const { isAwaited, isUploading } = useUploadState()
  const isDirty = Object.keys(dirtyFields).length > 0 || isUploading
  return (
    <BottomBar>
      <Button
        {...saveShortcut}
        type="submit"
        variant="contained"
        disabled={isSubmitting || isAwaited || !isDirty}
        onClick={() => clearErrors()}
      >
        {translate(isAwaited ? 'form.uploading' : 'setup.saveNext')}
      </Button>
      <Button color="inherit" disabled={isSubmitting || isAwaited} onClick={onSkip} sx={{ minHeight: 44 }}>
        {translate(isDirty ? 'setup.skipUnsaved' : 'setup.skip')}
      </Button>
    </BottomBar>
  )
}
