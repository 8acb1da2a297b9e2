import Box from '@mui/material/Box'
import TextField from '@mui/material/TextField'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import { type PaymentMethod, PickUpJobDocument } from '../../../generated/graphql'
import { FormDialog } from '../../../kernel/components/FormDialog'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { formatDay, formatMoney } from '../../../kernel/format/formatValue'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { jobKind } from '../../../kernel/managed/ManagedEntity'
import { shopToday } from '../../../kernel/shop/shopToday'
import type { JobHead } from '../jobHeadQuery'
import { DrawnSignature } from './DrawnSignature'
import { monthsAfter, warrantyMonths } from './warrantyDays'

interface PickUpDialogProps {
  id: number
  job: JobHead
  onClose: () => void
  onPickedUp: () => void
}

const choices = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  '& .MuiToggleButton-root': {
    minHeight: 48,
    flex: '1 1 auto',
    textTransform: 'none',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    color: 'text.primary',
  },
  '& .MuiToggleButton-root.Mui-selected, & .MuiToggleButton-root.Mui-selected:hover': {
    bgcolor: 'primary.main',
    color: 'primary.contrastText',
    borderColor: 'primary.main',
  },
}

/** The whole pick-up at once: what it costs, how that is paid, who signs for it, and for how long there is warranty. */
export default function PickUpDialog({ id, job, onClose, onPickedUp }: PickUpDialogProps) {
  const entity = useEntity()
  const { translate, localize, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [payId, warrantyId] = [useId(), useId()]
  const total = job.report.totals?.including
  const [paidWith, setPaidWith] = useState<string | null>(job.paidWith)
  const [name, setName] = useState(job.customer.name)
  const [warrantyUntil, setWarrantyUntil] = useState(job.warrantyUntil)
  const [signature, setSignature] = useState('')
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const today = shopToday()
  const methods = fieldNamed(entity, 'paidWith')?.choices ?? []
  const isPriced = total !== undefined && total !== 0

  async function pickUp() {
    if (isPriced && paidWith === null) return setFailure(translate('pickUp.chooseFirst'))
    setBusy(true)
    setFailure(undefined)
    try {
      const variables = {
        job: jobKind(entity.name),
        id,
        isPickedUp: true,
        paidWith: paidWith as PaymentMethod | null,
        pickedUpBy: name.trim() || null,
        warrantyUntil,
        signature: signature || null,
      }
      await askServer({ query: PickUpJobDocument, variables })
      notify(translate('pickUp.done', { number: job.number, customer: job.customer.name }), { type: 'success' })
      onPickedUp()
    } catch (thrown) {
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  return (
    <FormDialog
      title={translate('pickUp.title', { number: job.number, customer: job.customer.name })}
      submit={translate('pickUp.confirm')}
      {...{ isBusy, failure, onClose }}
      onSubmit={() => void pickUp()}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <span>{translate('pickUp.total')}</span>
        <Box component="strong" sx={{ fontSize: '2rem', fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 }}>
          {total === undefined ? translate('pickUp.noPrice') : formatMoney(total, language)}
        </Box>
      </Box>
      <section aria-labelledby={payId}>
        <Box id={payId} sx={{ mb: 0.75, fontWeight: 600 }}>
          {translate('pickUp.how')}
        </Box>
        <ToggleButtonGroup
          exclusive
          value={paidWith}
          onChange={(_event, chosen: string | null) => setPaidWith(chosen)}
          aria-labelledby={payId}
          sx={choices}
        >
          {methods.map(({ value, label }) => (
            <ToggleButton key={value} value={value}>
              {localize(label)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </section>
      <section aria-labelledby={warrantyId}>
        <Box id={warrantyId} sx={{ mb: 0.75, fontWeight: 600 }}>
          {warrantyUntil
            ? translate('pickUp.warrantyUntil', { day: formatDay(warrantyUntil, language) })
            : translate('pickUp.warranty')}
        </Box>
        <ToggleButtonGroup
          exclusive
          value={warrantyUntil}
          onChange={(_event, day: string | null) => setWarrantyUntil(day ?? job.warrantyUntil)}
          aria-labelledby={warrantyId}
          sx={choices}
        >
          {warrantyMonths.map((months) => (
            <ToggleButton key={months} value={monthsAfter(today, months)}>
              {translate('pickUp.months', { months })}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </section>
      <TextField
        label={translate('pickUp.signed')}
        helperText={translate('pickUp.signedHelp')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <DrawnSignature path={signature} onChange={setSignature} />
      <Box sx={{ color: 'text.secondary' }}>{translate('pickUp.what')}</Box>
    </FormDialog>
  )
}
