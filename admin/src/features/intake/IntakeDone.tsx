import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import type { PaperOfIntakeFragment } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { Icon } from '../../kernel/icons/Icon'
import { QrCode } from '../../kernel/print/QrCode'
import { PhoneMessage } from '../jobs/notices/PhoneMessage'
import { photoQueue } from '../jobs/photos/PhotoQueue'
import { paperForms, paperPath } from '../jobs/print/paperPath'
import { IntakePart } from './IntakePart'

interface IntakeDoneProps {
  paper: PaperOfIntakeFragment
  onNext: () => void
  /** Takes in something else of the same customer. */
  onNextOfSame: () => void
}

/** After saving: the number, what is printed, and how the customer hears of it. */
export function IntakeDone({ paper, onNext, onNextOfSame }: IntakeDoneProps) {
  const { translate } = useTranslation()
  const unsent = useSyncExternalStore(photoQueue.subscribe, photoQueue.snapshot).filter(
    ({ job, id }) => job === paper.kind && id === paper.id,
  )
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box sx={{ maxWidth: 860, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pb: 4 }}>
      <Box>
        <Box
          component="h2"
          ref={heading}
          tabIndex={-1}
          sx={{ typography: 'h1', fontSize: '2.5rem', m: 0, outline: 'none', fontVariantNumeric: 'tabular-nums' }}
        >
          {paper.number}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{translate('intake.done', { customer: paper.customer })}</Box>
      </Box>
      <Box role="status" sx={{ color: 'text.secondary', '&:empty': { display: 'none' } }}>
        {unsent.length > 0 && translate('jobPhotos.unsent', { count: unsent.length })}
      </Box>
      <IntakePart title={translate('print.group')}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {paperForms.map((form, index) => (
            <Button
              key={form}
              variant={index === 0 ? 'contained' : 'outlined'}
              component={Link}
              to={paperPath(form, paper.number)}
              target="_blank"
              startIcon={<Icon name="printer" />}
              sx={{ minHeight: 44 }}
            >
              {translate(`print.${form}`)}
            </Button>
          ))}
        </Box>
      </IntakePart>
      <IntakePart title={translate('intake.way')}>
        <CustomerWay paper={paper} />
      </IntakePart>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" startIcon={<Icon name="plus" />} onClick={onNext} sx={{ minHeight: 44 }}>
          {translate('intake.next')}
        </Button>
        <Button variant="outlined" color="inherit" onClick={onNextOfSame} sx={{ minHeight: 44 }}>
          {translate('intake.nextOfSame', { customer: paper.customer })}
        </Button>
        <Button component={Link} to={`/${paper.kind}/${paper.id}`} sx={{ minHeight: 44 }}>
          {translate('intake.toJob', { number: paper.number })}
        </Button>
      </Box>
    </Box>
  )
}

/** How the customer comes to see the job: by mail, by telephone, or by the code on paper. */
function CustomerWay({
  paper: { email, isNoticed, phone, mobile, message, address, language },
}: Pick<IntakeDoneProps, 'paper'>) {
  const { translate } = useTranslation()
  return (
    <>
      {email && isNoticed && <Alert severity="success">{translate('intake.mailed', { email })}</Alert>}
      {email && !isNoticed && <Alert severity="info">{translate('intake.heldBack', { email })}</Alert>}
      {!email && (
        <Alert severity="info">
          {translate(mobile ? 'intake.noMail' : phone ? 'intake.noMailFixed' : 'intake.noMailNoPhone')}
        </Alert>
      )}
      <PhoneMessage {...{ mobile, message, language }} isMain={!email} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <Box sx={{ flex: 'none', lineHeight: 0, border: 1, borderColor: 'divider' }}>
          <QrCode text={address} side="160px" label={translate('intake.qr')} />
        </Box>
        <Box sx={{ flex: '1 1 220px', color: 'text.secondary' }}>{translate('intake.qrHelp')}</Box>
      </Box>
    </>
  )
}
