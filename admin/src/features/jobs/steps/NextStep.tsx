import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { fieldNamed } from '../../../kernel/managed/ManagedCatalogue'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { useCheckQuestion } from '../checks/useCheckQuestion'
import type { JobHead } from '../jobHeadQuery'
import { finished, statusesOf } from '../jobStatuses'
import { isCalledReady } from '../limit/isCalledReady'
import { useLimitQuestion } from '../limit/useLimitQuestion'
import { NoticePreview } from '../notices/NoticePreview'
import { nextStatus } from './nextStatus'
import { useStatusChange } from './useStatusChange'

const MoveDialog = lazy(() => import('../board/MoveDialog'))

interface NextStepProps {
  id: number
  job: JobHead
  /** After a change by the dialog of the other statuses. */
  onMoved: () => void
  /** What else is done in a press. */
  children: ReactNode
}

/** The next status in one press, with the mail that the customer gets of it in view; and the other statuses. */
export function NextStep({ id, job, onMoved, children }: NextStepProps) {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const { isBusy, change } = useStatusChange(id, job)
  const { before, question } = useLimitQuestion({ ...job, id })
  const checked = useCheckQuestion(id, job)
  const [word, setWord] = useState({ note: '', holdBackNotice: false })
  const [anchor, setAnchor] = useState<HTMLElement>()
  const [other, setOther] = useState<string>()
  const statuses = statusesOf(entity)
  const isMailed = job.customer.email !== null
  const next = nextStatus(
    job.status,
    statuses.map(({ value }) => value),
  )
  const labelOf = (status: string) =>
    localize(statuses.find(({ value }) => value === status)?.label ?? { nl: status, en: status })
  const max = fieldNamed(entity, 'note')?.max ?? undefined

  async function step() {
    if (next === undefined || isBusy) return
    await change(next, word)
    setWord({ note: '', holdBackNotice: false })
  }

  return (
    <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {next && (
          <Button
            variant="contained"
            size="large"
            aria-disabled={isBusy}
            onClick={() => (isCalledReady(next) ? before(() => checked.before(() => void step())) : void step())}
            startIcon={<Icon name="check" />}
            sx={{ minHeight: 52, flex: { xs: '1 1 100%', sm: '0 0 auto' }, px: 3 }}
          >
            {stepText(job.status, next)}
          </Button>
        )}
        {!next && children}
        <Button
          variant="outlined"
          color="inherit"
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          startIcon={<Icon name="more" />}
          sx={{ minHeight: 52, px: { xs: 1, sm: 2 }, flex: { xs: '1 1 auto', sm: '0 0 auto' }, whiteSpace: 'nowrap' }}
        >
          {translate('jobs.otherStatus')}
        </Button>
        <Menu anchorEl={anchor} open={anchor !== undefined} onClose={() => setAnchor(undefined)}>
          {statuses
            .filter(({ value }) => value !== job.status && value !== next)
            .map(({ value, label }) => (
              <MenuItem
                key={value}
                sx={{ minHeight: 44 }}
                onClick={() => {
                  setAnchor(undefined)
                  setOther(value)
                }}
              >
                {localize(label)}
              </MenuItem>
            ))}
        </Menu>
        {next && children}
      </Box>
      {next && (
        <Box component="details" sx={{ border: 1, borderColor: 'divider', borderRadius: 1 }}>
          <Box component="summary" sx={{ cursor: 'pointer', px: 1.5, py: 1.25, fontWeight: 600 }}>
            {stepNotice(labelOf(next))}
          </Box>
          <Box sx={{ px: 1.5, pb: 1.5, display: 'grid', gap: 1.5 }}>
            <TextField
              label={translate('jobs.stepNote')}
              value={word.note}
              onChange={({ target }) => setWord({ ...word, note: target.value })}
              multiline
              minRows={2}
              slotProps={{ htmlInput: { maxLength: max } }}
              sx={{ mt: 0.75 }}
            />
            {isMailed && (
              <FormControlLabel
                control={
                  <Checkbox
                    checked={word.holdBackNotice}
                    onChange={({ target }) => setWord({ ...word, holdBackNotice: target.checked })}
                  />
                }
                label={translate('jobs.stepHoldBack')}
              />
            )}
            {isMailed && !word.holdBackNotice && (
              <NoticePreview
                id={id}
                change={{
                  status: next,
                  note: word.note.trim() || null,
                  description: job.description,
                  currentStatus: job.currentStatus,
                }}
              />
            )}
          </Box>
        </Box>
      )}
      {question}
      {checked.question}
      {other && (
        <Suspense fallback={null}>
          <MoveDialog
            job={{ ...job, id }}
            to={other}
            onClose={() => setOther(undefined)}
            onMoved={() => {
              setOther(undefined)
              onMoved()
            }}
          />
        </Suspense>
      )}
    </Box>
  )

  function stepNotice(status: string): string {
    const customer = job.customer.name
    if (!isMailed) return translate('jobs.stepWithoutMail', { customer })
    return translate(word.holdBackNotice ? 'jobs.stepSilent' : 'jobs.stepMail', { customer, status })
  }

  /** What is done, rather than what the status is called. */
  function stepText(from: string, to: string): string {
    if (to === finished) return translate('jobs.step.finish')
    return translate(from === 'waiting' ? 'jobs.step.begin' : 'jobs.step.continue')
  }
}
