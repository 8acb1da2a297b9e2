import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { type FormEvent, useState } from 'react'
import { BuyInDocument } from '../../generated/graphql'
import { SignaturePad } from '../../kernel/components/SignaturePad'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { MethodChoice } from '../billing/MethodChoice'
import { DraftField } from '../intake/DraftField'
import { IntakePart } from '../intake/IntakePart'
import { ConditionField } from './ConditionField'
import { emptyPurchase, type Purchase, purchaseInput } from './Purchase'
import type { Purchased } from './PurchaseNotice'
import { SellerPart } from './SellerPart'

const columns = { display: 'grid', gap: 1.5, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' } }
const methods = ['cash', 'transfer', 'set_off'] as const

interface PurchaseFormProps {
  /** Whether the screen has just been opened: it begins in the first field. */
  isFirst: boolean
  onBought: (item: Purchased) => void
}

/** From whom, what, for how much, signed: done. What is refused stays as it was typed. */
export function PurchaseForm({ isFirst, onBought }: PurchaseFormProps) {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const [key] = useState(() => crypto.randomUUID())
  const [purchase, setPurchase] = useState<Purchase>(emptyPurchase)
  const [round, setRound] = useState(0)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const change = (values: Partial<Purchase>) => setPurchase((before) => ({ ...before, ...values }))

  async function buy(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setFaults({})
    setFailure(undefined)
    try {
      const { buyIn } = await askServer({
        query: BuyInDocument,
        variables: { input: purchaseInput(purchase, language), key },
      })
      onBought(buyIn)
    } catch (thrown) {
      setFaults(thrown instanceof Refusal ? thrown.fields : {})
      setFailure(failureText(thrown))
      setBusy(false)
    }
  }

  const field = (name: 'goods' | 'make' | 'model' | 'serialNumber' | 'details', label: string) => ({
    ...{ label, value: purchase[name], autoComplete: 'off', fault: faults[name] },
    onChange: (value: string) => change({ [name]: value }),
  })

  return (
    <Box
      component="form"
      noValidate
      aria-label={translate('buying.form')}
      onSubmit={(event: FormEvent) => void buy(event)}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}
    >
      <SellerPart {...{ purchase, change, faults, isFirst }} />
      <IntakePart title={translate('buying.goods')}>
        <Box sx={columns}>
          <DraftField
            {...field('goods', translate('buying.kind'))}
            required
            helperText={translate('buying.kindHelp')}
          />
          <DraftField {...field('make', translate('buying.make'))} required />
          <DraftField {...field('model', translate('buying.model'))} required />
          <DraftField {...field('serialNumber', translate('buying.serialNumber'))} />
        </Box>
        <DraftField {...field('details', translate('buying.details'))} multiline />
        <DraftField
          label={translate('buying.price')}
          required
          value={purchase.price}
          autoComplete="off"
          fault={faults.price}
          onChange={(price) => change({ price })}
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 10 } }}
          sx={{ maxWidth: 260 }}
        />
        <ConditionField value={purchase.condition} onChange={(condition) => change({ condition })} />
        <MethodChoice
          title={translate('buying.how')}
          choices={methods.map((value) => ({ value, label: translate(`buying.paid.${value}`) }))}
          value={purchase.paidBy}
          onChange={(paidBy) => change({ paidBy })}
        />
        {faults.paidBy && <Box sx={{ color: 'error.main' }}>{faults.paidBy}</Box>}
      </IntakePart>
      <IntakePart title={translate('buying.signature')}>
        <SignaturePad
          key={round}
          label={translate('buying.signHere')}
          value={purchase.drawing}
          onChange={(drawing) => change({ drawing })}
        />
        {faults.drawing && <Box sx={{ color: 'error.main' }}>{faults.drawing}</Box>}
        {purchase.drawing && (
          <Box>
            <Button
              onClick={() => {
                change({ drawing: '' })
                setRound(round + 1)
              }}
              sx={{ minHeight: 44 }}
            >
              {translate('buying.clear')}
            </Button>
          </Box>
        )}
      </IntakePart>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <Button
          type="submit"
          variant="contained"
          disabled={purchase.paidBy === null}
          aria-disabled={isBusy}
          sx={{ minHeight: 56, fontSize: '1.1rem' }}
        >
          {translate('buying.buy')}
        </Button>
        <Box sx={{ color: 'text.secondary' }}>{translate('buying.final')}</Box>
      </Box>
    </Box>
  )
}
