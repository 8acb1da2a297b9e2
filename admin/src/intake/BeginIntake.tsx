import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeletionDialog } from '../components/DeletionDialog'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { type IntakeDraft, isTouched } from './IntakeDraft'
import { storeDraft, storedDraft } from './useIntakeDraft'

interface BeginIntakeProps {
  label: string
  /** What is lost of an intake that was begun. */
  lost: string
  /** Whether it is the first thing to do. */
  isMain?: boolean
  /** What it begins with. */
  draft: () => Promise<IntakeDraft>
}

/** Begins an intake with what is known already; asks first where another was begun. */
export function BeginIntake({ label, lost, isMain = false, draft }: BeginIntakeProps) {
  const { translate } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    storeDraft(await draft())
    navigate('/intake')
  }
  function ask() {
    const stored = storedDraft()
    if (stored && isTouched(stored)) setAsking(true)
    else void begin()
  }
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'inherit'}
        disabled={isBusy}
        onClick={ask}
        startIcon={<Icon name="plus" />}
      >
        {label}
      </Button>
      {isAsking && (
        <DeletionDialog
          title={translate('inbox.intakeBegun')}
          confirm={translate('inbox.intakeReplace')}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        >
          <p>{lost}</p>
        </DeletionDialog>
      )}
    </>
  )
}
