import Box from '@mui/material/Box'
import { centsOf, unitsOf } from '@shop/server/money'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { BillJobsDocument, type JobBillingQuery, type JobKind } from '../../generated/graphql'
import { FormDialog } from '../../kernel/components/FormDialog'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { AlsoBilled, type BilledJob, sameJob } from './AlsoBilled'
import { MethodChoice } from './MethodChoice'
import { type Method, useMethods } from './methods'
import { Problems } from './Problems'
import { ReceivedCash, tenderedOf } from './ReceivedCash'
import { isAboveAgreed, useBooking } from './useBooking'
import { useJobBilling } from './useJobBilling'
import { useTerminals } from './useTerminals'

interface BillDialogProps {
  job: JobKind
  id: number
  billing: JobBillingQuery['jobBilling']
  /** Other jobs that are on the bill from the start, as `billing` has them. */
  also?: readonly BilledJob[]
  onClose: () => void
  onBilled: () => void
}

const onTerminal = 'terminal' as const

/** Bills a job and records how it is paid: the total in view, one press for the method and one to book it. */
export default function BillDialog({ job, id, billing: first, also = [], onClose, onBilled }: BillDialogProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const navigate = useNavigate()
  const hasTerminal = useTerminals().length > 0
  const usual = useMethods(true)
  const methods = hasTerminal ? [...usual, { value: onTerminal, label: translate('billing.terminal') }] : usual
  const [others, setOthers] = useState(also)
  const [chosenKind, setKind] = useState<'invoice' | 'receipt'>()
  const [method, setMethod] = useState<Method | typeof onTerminal | null>(null)
  const [given, setGiven] = useState('')
  const { isBusy, problems, conflict, book, forget } = useBooking()
  const isFirst = others.length === also.length && others.every((one) => also.some((each) => sameJob(one, each)))
  const { billing = first, isCurrent } = useJobBilling({ job, id, also: [...others] }, isFirst ? first : undefined)
  const kind = chosenKind ?? billing.kind
  // What was paid with the jobs before pays the bill first.
  const total = unitsOf(Math.max(0, centsOf(billing.total ?? 0) - centsOf(billing.received)))
  const asks = isAboveAgreed(conflict)

  const bill = () =>
    book(async (key) => {
      const isPaid = method !== null && method !== 'later' && method !== onTerminal && total > 0
      const payment = {
        method: method as never,
        amount: total,
        ...(method === 'cash' && { tendered: tenderedOf(given) }),
      }
      const { billJobs } = await askServer({
        query: BillJobsDocument,
        variables: {
          jobs: [{ kind: job, id }, ...others],
          ...{ kind, total: billing.total, key },
          payments: isPaid ? [payment] : [],
          // Asked once: the server has said what was agreed, and the shop goes on.
          isAboveAgreed: asks,
        },
      })
      notify(translate('billing.billed', { number: billJobs.name ?? '' }), { type: 'success' })
      onBilled()
      // It is paid there: the bill stays open where it is not.
      if (method === onTerminal) navigate(`/invoice/${billJobs.id}`, { state: { isOnTerminal: true } })
    })

  return (
    <FormDialog
      title={translate('billing.start')}
      submit={translate(
        asks ? 'billing.goOn' : method === 'later' || method === onTerminal ? 'billing.issue' : 'billing.issuePaid',
      )}
      isReady={isCurrent && (method !== null || total <= 0)}
      failure={problems.length > 0 && <Problems texts={problems} />}
      {...{ isBusy, onClose }}
      onSubmit={() => void bill()}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between', gap: 1 }}>
        <span>{translate('billing.toPay')}</span>
        <Box component="strong" sx={{ fontSize: '2rem', fontVariantNumeric: 'tabular-nums', lineHeight: 1.1 }}>
          {formatMoney(total, language)}
        </Box>
      </Box>
      {billing.deposits > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('billing.depositsOff', { amount: formatMoney(billing.deposits, language) })}
        </Box>
      )}
      {billing.received > 0 && (
        <Box sx={{ color: 'text.secondary' }}>
          {translate('billing.paidBefore', { amount: formatMoney(billing.received, language) })}
        </Box>
      )}
      {first.others.length > 0 && (
        <AlsoBilled
          jobs={first.others}
          chosen={others}
          onChange={(one) => {
            forget()
            setOthers((before) =>
              before.some((each) => sameJob(each, one))
                ? before.filter((each) => !sameJob(each, one))
                : [...before, { kind: one.kind, id: one.id }],
            )
          }}
        />
      )}
      {total > 0 && (
        <MethodChoice title={translate('billing.how')} choices={methods} value={method} onChange={setMethod} />
      )}
      {method === 'cash' && <ReceivedCash total={total} given={given} onChange={setGiven} />}
      <MethodChoice
        title={translate('billing.kind')}
        choices={(['receipt', 'invoice'] as const).map((value) => ({
          value,
          label: translate(`billing.kind.${value}`),
        }))}
        value={kind as 'receipt' | 'invoice'}
        onChange={(chosen) => chosen && setKind(chosen)}
      />
      {kind === 'invoice' && !billing.hasAddress && (
        <Box sx={{ color: 'text.secondary' }}>{translate('billing.needsAddress')}</Box>
      )}
    </FormDialog>
  )
}
