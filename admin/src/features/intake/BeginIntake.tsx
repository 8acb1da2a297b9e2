import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeletionDialog } from '../../kernel/components/DeletionDialog'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { photoQueue } from '../jobs/photos/PhotoQueue'
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
  const notify = useNotify()
  const failureText = useFailureText()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function begin() {
    const replaced = storedDraft()
    storeDraft(await draft())
    if (replaced) await photoQueue.discardIntake(replaced.key)
    navigate('/intake')
  }
  async function ask() {
    const stored = storedDraft()
    if (stored && isTouched(stored)) return setAsking(true)
    setBusy(true)
    try {
      await begin()
    } catch (failure) {
      notify(failureText(failure), { type: 'error' })
      setBusy(false)
    }
  }
  return (
    <>
      <Button
        variant={isMain ? 'contained' : 'outlined'}
        color={isMain ? 'primary' : 'inherit'}
        disabled={isBusy}
        onClick={() => void ask()}
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
