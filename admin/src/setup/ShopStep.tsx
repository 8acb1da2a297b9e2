import Button from '@mui/material/Button'
import { type ComponentType, useMemo } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { BottomBar } from '../components/BottomBar'
import { FormFrame } from '../generate/form/FormFrame'
import { useTranslation } from '../i18n/useTranslation'
import { singleId } from '../managed/formScreens'
import type { FormScreen } from '../managed/ManagedEntity'

export interface ShopStepForm {
  screen: FormScreen
}

interface ShopStepProps {
  Form: ComponentType<ShopStepForm>
  screen: FormScreen
  onNext(): void
}

/** A screen of the shop's record as a step. */
export function ShopStep({ Form, screen, onNext }: ShopStepProps) {
  const frame = useMemo(() => ({ id: singleId, toolbar: <StepBar onSkip={onNext} />, onSaved: onNext }), [onNext])
  return (
    <FormFrame value={frame}>
      <Form screen={screen} />
    </FormFrame>
  )
}

function StepBar({ onSkip }: { onSkip: () => void }) {
  const { translate } = useTranslation()
  const { clearErrors } = useFormContext()
  const { isSubmitting, dirtyFields } = useFormState()
  const isDirty = Object.keys(dirtyFields).length > 0
  return (
    <BottomBar>
      <Button type="submit" variant="contained" disabled={isSubmitting || !isDirty} onClick={() => clearErrors()}>
        {translate('setup.saveNext')}
      </Button>
      <Button color="inherit" disabled={isSubmitting} onClick={onSkip} sx={{ minHeight: 44 }}>
        {translate(isDirty ? 'setup.skipUnsaved' : 'setup.skip')}
      </Button>
    </BottomBar>
  )
}
