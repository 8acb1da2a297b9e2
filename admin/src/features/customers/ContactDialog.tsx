import FormControlLabel from '@mui/material/FormControlLabel'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { UpdateCustomerDocument } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import type { FormRecord } from '../../kernel/dataProvider/FormRecord'
import { failureOf } from '../../kernel/dataProvider/failureOf'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { FoldedSection } from '../../kernel/generate/form/FoldedSection'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../kernel/managed/ManagedContext'
import type { ManagedField } from '../../kernel/managed/ManagedEntity'
import { businessFields, ownFields } from './contactFields'

interface ContactDialogProps {
  record: FormRecord
  onClose: () => void
  onSaved: () => void
}

const inputTypes: Record<string, string> = { email: 'email', invoiceEmail: 'email', phoneNumber: 'tel' }

/**
 * How a customer is reached, to change: name, mail, phone, address and the language of mails; the company, for who comes for
 * one; and who may see the status.
 */
export function ContactDialog({ record, onClose, onSaved }: ContactDialogProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const own = ownFields.flatMap((name) => fieldNamed(entity, name) ?? [])
  const business = businessFields.flatMap((name) => fieldNamed(entity, name) ?? [])
  const fields = [...own, ...business]
  const [values, setValues] = useState(() =>
    Object.fromEntries(fields.map(({ name }) => [name, String(record[name] ?? '')])),
  )
  const [isBusiness, setBusiness] = useState(() => business.some(({ name }) => values[name] !== ''))
  // Partners and accountants have no jobs to see.
  const statusField = record.role === 'cms_status_user' ? fieldNamed(entity, 'statusUser') : undefined
  const [maySeeStatus, setMaySeeStatus] = useState(record.statusUser === true)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  async function save() {
    setBusy(true)
    setFailure(undefined)
    setErrors({})
    try {
      const input = Object.fromEntries(fields.map((field) => [field.name, sentValue(field, values[field.name] ?? '')]))
      await askServer({
        query: UpdateCustomerDocument,
        variables: {
          id: record.id,
          input: { ...input, ...(statusField && { statusUser: maySeeStatus }), version: record.version },
        },
      })
      notify(translate('customer.saved', { name: values.name }), { type: 'success' })
      onSaved()
    } catch (thrown) {
      setErrors(failureOf(thrown).body?.errors ?? {})
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }
  const shown = isBusiness ? fields : own
  return (
    <FormDialog
      title={translate('customer.editTitle')}
      submit={translate('form.save')}
      isBusy={isBusy}
      failure={failure}
      faults={errors}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {shown.map((field) => (
        <TextField
          key={field.name}
          id={`contact-${field.name}`}
          label={localize(field.label)}
          required={field.required && !field.choices?.length}
          select={Boolean(field.choices?.length)}
          type={inputTypes[field.name] ?? (field.kind.isNumeric ? 'number' : 'text')}
          multiline={field.kind.words === 'lines'}
          value={values[field.name]}
          onChange={({ target }) => setValues({ ...values, [field.name]: target.value })}
          error={errors[field.name] !== undefined}
          helperText={errors[field.name] ?? (business.includes(field) && field.help ? localize(field.help) : undefined)}
          slotProps={{
            htmlInput: { maxLength: field.max ?? undefined, autoComplete: 'off' },
            select: { native: true },
            inputLabel: { htmlFor: `contact-${field.name}` },
          }}
          sx={{ mt: 0.75 }}
        >
          {field.choices?.map(({ value, label }) => (
            <option key={value} value={value}>
              {localize(label)}
            </option>
          ))}
        </TextField>
      ))}
      {business[0] && !isBusiness && (
        <FoldedSection section={{ label: business[0].sectionLabel }} onOpen={() => setBusiness(true)} />
      )}
      {statusField && (
        <FormControlLabel
          control={<Switch checked={maySeeStatus} onChange={(_, checked) => setMaySeeStatus(checked)} />}
          label={localize(statusField.label)}
        />
      )}
    </FormDialog>
  )
}

/** What was typed, as it is sent. */
function sentValue({ kind }: ManagedField, typed: string): unknown {
  const text = typed.trim()
  return text === '' ? null : kind.sent(kind.isNumeric ? Number(text) : text)
}
