import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { IntakeFormDocument, type JobKind, type PaperOfIntakeFragment, TakeInDocument } from '../../generated/graphql'
import { BottomBar } from '../../kernel/components/BottomBar'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { Refusal } from '../../kernel/graphql/Refusal'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { jobsAmong } from '../jobs/jobStatuses'
import { photoQueue } from '../jobs/photos/PhotoQueue'
import { ChecksPart } from './ChecksPart'
import { Choices } from './Choices'
import { CustomerPart } from './CustomerPart'
import { checksOf } from './checksOf'
import { DevicePart } from './DevicePart'
import { draftOfSelfIntake } from './draftOfSelfIntake'
import { HandoverPart } from './HandoverPart'
import { IntakeDone } from './IntakeDone'
import { intakeOf, isAmount, isTouched, languageOf } from './IntakeDraft'
import { PhotoPart } from './PhotoPart'
import { ProblemPart } from './ProblemPart'
import { SelfIntakeStart } from './SelfIntakeStart'
import { SignaturePart } from './SignaturePart'
import { useIntakeDraft } from './useIntakeDraft'
import { WarrantyStart } from './WarrantyStart'
import './intakeTexts'

/** Takes in a device on one screen: who, what, why, until when, and the signature. */
export default function IntakeScreen() {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const { entities } = useManaged()
  const kinds = jobsAmong(entities).map(({ name }) => name as JobKind)
  const [draft, change, begin] = useIntakeDraft(language, kinds)
  // Never stored, not even by the tab.
  const [accessCode, setAccessCode] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const shown = useRef<HTMLFormElement>(null)
  const [paper, setPaper] = useState<PaperOfIntakeFragment>()
  const form = useQuery({
    queryKey: ['intake', 'form', language],
    queryFn: ({ signal }) => askServer({ query: IntakeFormDocument, variables: {}, signal }),
  })

  if (paper) {
    const { customerId: id, customer: name, email, phone: phoneNumber, language: spoken } = paper
    return (
      <IntakeDone
        paper={paper}
        onNext={() => setPaper(undefined)}
        onNextOfSame={() => {
          change({ customer: { id, name, email: email ?? null, phoneNumber: phoneNumber ?? null, language: spoken } })
          setPaper(undefined)
        }}
      />
    )
  }
  if (form.isError && !form.data) return <RetryAlert text={translate('list.failed')} onRetry={form.refetch} />
  if (!form.data) return <FormSkeleton />
  const { services, promisedOn, openDays, terms: bothTerms, checkPoints } = form.data.intakeForm
  const chosen = services.find(({ id }) => id === draft.service?.id)
  const proposedDay = chosen?.promisedOn ?? promisedOn
  const terms = bothTerms[languageOf(draft)] ?? ''
  const parts = { draft, change, faults }

  function startAgain() {
    begin()
    setAccessCode('')
    setFaults({})
    setFailure(undefined)
    window.scrollTo(0, 0)
  }

  async function save(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    if (!isAmount(draft.costLimit)) return setFaults({ 'job.costLimit': translate('intake.noAmount') })
    setBusy(true)
    try {
      const intake = intakeOf(draft, { accessCode, proposedDay, terms, checks: checksOf(draft, checkPoints) })
      const { takeIn } = await askServer({ query: TakeInDocument, variables: { intake, key: draft.key } })
      await photoQueue.addTo(draft.key, takeIn.kind, takeIn.id)
      startAgain()
      setPaper(takeIn)
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? thrown.fields : {}
      setFaults(fields)
      // Once the fields say so.
      setTimeout(() => shown.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      setFailure(Object.keys(fields).length > 0 ? translate('intake.checkFields') : failureText(thrown))
      if ('signature.terms' in fields) void form.refetch()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Box
      component="form"
      ref={shown}
      noValidate
      onSubmit={save}
      sx={{ maxWidth: 860, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      {kinds.length > 1 && (
        <Choices
          label={translate('intake.kind')}
          options={kinds.map((kind) => ({ value: kind, text: translate(`intake.kind.${kind}`) }))}
          isChosen={(kind) => kind === draft.kind}
          onPress={(kind) => change({ kind: kind as JobKind })}
        />
      )}
      <WarrantyStart
        isFree={!isTouched(draft)}
        onBegin={(begun) => {
          startAgain()
          change(begun)
        }}
      />
      <SelfIntakeStart
        current={draft.selfIntake?.id}
        isFree={!isTouched(draft)}
        onChoose={(selfIntake) => {
          startAgain()
          // Photos that were taken before stay.
          change({ ...draftOfSelfIntake(selfIntake), key: draft.key })
        }}
      />
      <CustomerPart {...parts} />
      <DevicePart {...parts} />
      <ProblemPart {...parts} services={services} />
      <HandoverPart {...parts} {...{ accessCode, proposedDay, openDays }} onAccessCode={setAccessCode} />
      <ChecksPart {...parts} points={checkPoints} />
      <PhotoPart intake={draft.key} />
      <SignaturePart key={draft.selfIntake?.id} {...parts} terms={terms} />
      <BottomBar>
        {failure && (
          <Alert severity="error" sx={{ width: '100%' }}>
            {failure}
          </Alert>
        )}
        <Button
          type="submit"
          variant="contained"
          startIcon={<Icon name="save" />}
          aria-disabled={isBusy}
          sx={{ minHeight: 44 }}
        >
          {translate('intake.save')}
        </Button>
        <FormControlLabel
          control={<Checkbox checked={draft.isHeldBack} onChange={(_, isHeldBack) => change({ isHeldBack })} />}
          label={translate('intake.holdBack')}
          sx={{ ml: 0 }}
        />
        {isTouched(draft) && (
          <Button
            color="inherit"
            onClick={() => {
              void photoQueue.discardIntake(draft.key)
              startAgain()
            }}
            sx={{ minHeight: 44, ml: 'auto' }}
          >
            {translate('intake.clear')}
          </Button>
        )}
      </BottomBar>
    </Box>
  )
}
