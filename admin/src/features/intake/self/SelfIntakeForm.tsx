import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { type FormEvent, useRef, useState } from 'react'
import { type SelfIntakeFormQuery, SubmitSelfIntakeDocument } from '../../../generated/graphql'
import { useFailureText } from '../../../kernel/dataProvider/useFailureText'
import { askServer } from '../../../kernel/graphql/askServer'
import { Refusal } from '../../../kernel/graphql/Refusal'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { SelfAgreement } from './SelfAgreement'
import { SelfDevice } from './SelfDevice'
import { emptySelfDraft, selfIntakeOf } from './SelfIntakeDraft'
import { SelfPerson } from './SelfPerson'
import { useIdle } from './useIdle'
import { useSelfDraft } from './useSelfDraft'

interface SelfIntakeFormProps {
  form: SelfIntakeFormQuery['selfIntakeForm']
  onDone: () => void
  onOver: () => void
  /** After what was typed was cleared, since nobody was there. */
  onForgotten: () => void
}

/** Who hands in what, what is wrong with it and what stays, and the signature. */
export function SelfIntakeForm({ form, onDone, onOver, onForgotten }: SelfIntakeFormProps) {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const [draft, change, forget] = useSelfDraft()
  // Never stored, not even by the tab.
  const [accessCode, setAccessCode] = useState('')
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [round, setRound] = useState(0)
  const shown = useRef<HTMLFormElement>(null)
  const terms = form.terms[language] ?? ''

  function clear() {
    forget()
    setAccessCode('')
    setFaults({})
    setFailure(undefined)
    setRound((before) => before + 1)
    window.scrollTo(0, 0)
    onForgotten()
  }
  const [left, stay] = useIdle(draft !== emptySelfDraft || accessCode !== '', clear)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setFailure(undefined)
    setBusy(true)
    try {
      if (!draft.isAgreed && terms) throw new NotAgreed()
      const intake = selfIntakeOf(draft, { accessCode, terms, language })
      await askServer({ query: SubmitSelfIntakeDocument, variables: { intake }, isAboutSession: true })
      forget()
      onDone()
    } catch (thrown) {
      if (thrown instanceof Refusal && thrown.code === 'NOT_FOUND') return onOver()
      const isNotAgreed = thrown instanceof NotAgreed
      const fields =
        thrown instanceof Refusal ? thrown.fields : isNotAgreed ? { agreed: translate('selfIntake.notAgreed') } : {}
      setFaults(fields)
      setFailure(Object.keys(fields).length > 0 ? translate('intake.checkFields') : failureText(thrown))
      // Once the fields say so.
      setTimeout(() => shown.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus())
      setBusy(false)
    }
  }

  const parts = { draft, change, faults }
  return (
    <Box
      component="form"
      key={round}
      ref={shown}
      noValidate
      autoComplete="off"
      onSubmit={submit}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Box>{translate('selfIntake.text')}</Box>
      <SelfPerson {...parts} />
      <SelfDevice {...parts} kinds={form.deviceKinds} accessCode={accessCode} onAccessCode={setAccessCode} />
      <SelfAgreement {...parts} terms={terms} />
      {failure && <Alert severity="error">{failure}</Alert>}
      <Button type="submit" variant="contained" aria-disabled={isBusy} sx={{ minHeight: 56, fontSize: '1.0625rem' }}>
        {translate('selfIntake.submit')}
      </Button>
      {left !== null && (
        <Dialog open onClose={stay} aria-labelledby="still-there">
          <DialogTitle id="still-there">{translate('selfIntake.stillThere')}</DialogTitle>
          <DialogContent>{translate('selfIntake.countdown', { seconds: left })}</DialogContent>
          <DialogActions sx={{ p: 2 }}>
            <Button variant="contained" onClick={stay} autoFocus sx={{ minHeight: 48 }}>
              {translate('selfIntake.stay')}
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </Box>
  )
}

class NotAgreed extends Error {}
