import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { DeletionDialog } from '../components/DeletionDialog'
import type { FormRecord } from '../dataProvider/FormRecord'
import { CustomersAtCounterDocument, type DeviceKind, type MessageKind } from '../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { Icon } from '../icons/Icon'
import { emptyDraft, type IntakeDraft, isTouched } from '../intake/IntakeDraft'
import { storeDraft, storedDraft } from '../intake/useIntakeDraft'

interface MessageIntakeProps {
  message: FormRecord
  kind: MessageKind
}

/** Begins the intake of a repair with what the visitor has written; asks first where another intake was begun. */
export function MessageIntake({ message, kind }: MessageIntakeProps) {
  const { translate } = useTranslation()
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function begin() {
    setBusy(true)
    storeDraft(await draftOf(message, kind))
    navigate('/intake')
  }
  function ask() {
    const draft = storedDraft()
    if (draft && isTouched(draft)) setAsking(true)
    else void begin()
  }
  return (
    <>
      <Button variant="outlined" color="inherit" disabled={isBusy} onClick={ask} startIcon={<Icon name="plus" />}>
        {translate('inbox.makeRepair')}
      </Button>
      {isAsking && (
        <DeletionDialog
          title={translate('inbox.intakeBegun')}
          confirm={translate('inbox.intakeReplace')}
          onConfirm={begin}
          onClose={() => setAsking(false)}
        >
          <p>{translate('inbox.intakeLost')}</p>
        </DeletionDialog>
      )}
    </>
  )
}

async function draftOf(message: FormRecord, kind: MessageKind): Promise<IntakeDraft> {
  const text = (name: string) => (typeof message[name] === 'string' ? (message[name] as string) : '')
  const email = text('email')
  const language = message.language === 'en' ? 'en' : 'nl'
  const empty = emptyDraft(language)
  const known = email === '' ? undefined : await knownCustomer(email)
  return {
    ...empty,
    customer: known ?? null,
    isNewCustomer: known === undefined,
    newCustomer: { ...empty.newCustomer, name: text('name'), phoneNumber: text('phone'), email },
    isNewDevice: true,
    newDevice: { ...empty.newDevice, ...(kind === 'phone' && { kind: 'phone' as DeviceKind }) },
    problem: text('message') || text('descriptionProblem'),
    contactPhone: known && text('phone') !== known.phoneNumber ? text('phone') : '',
  }
}

/** Whether the sender is a customer is no reason to keep anyone waiting. */
async function knownCustomer(email: string) {
  const found = await askServer({ query: CustomersAtCounterDocument, variables: { search: email } }).catch(() => null)
  return found?.customers.items.find((customer) => customer.email?.toLowerCase() === email.toLowerCase())
}
