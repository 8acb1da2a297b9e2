import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { MailConnection } from './useMailConnection'

/** Where the sender is given. */
export const mailSettingsPath = '/shopSettings/1/mail'

const severities = {
  no_server: 'warning',
  no_sender: 'warning',
  untried: 'info',
  works: 'success',
  fails: 'error',
} as const

interface ConnectionAlertProps {
  connection: MailConnection
  /** Whether it leads to the settings, from elsewhere. */
  hasLink?: boolean
}

/** How it stands with the mail of the shop, in words, and what to do about it. */
export function ConnectionAlert({ connection, hasLink = false }: ConnectionAlertProps) {
  const { translate, language } = useTranslation()
  const { situation, sender, waiting, deliveredAt, failsSince, failure, answer } = connection
  const at = (instant: string | null) => (instant === null ? '' : formatInstant(instant, language))
  return (
    <Alert
      severity={severities[situation]}
      action={
        hasLink && (
          <Button component={Link} to={mailSettingsPath} color="inherit">
            {translate('mail.toSettings')}
          </Button>
        )
      }
    >
      <Box component="p" sx={{ m: 0, fontWeight: 600 }}>
        {translate(`mail.situation.${situation}`, { sender, at: at(situation === 'fails' ? failsSince : deliveredAt) })}
      </Box>
      {situation === 'fails' && failure && <Line>{translate(`mail.advice.${failure}`)}</Line>}
      {situation === 'fails' && answer && <Line>{translate('mail.answer', { answer })}</Line>}
      {situation === 'fails' && deliveredAt && <Line>{translate('mail.lastDelivered', { at: at(deliveredAt) })}</Line>}
      {situation.startsWith('no_') && (
        <Line>{translate(`mail.situation.${situation as 'no_sender' | 'no_server'}.why`)}</Line>
      )}
      {waiting > 0 && <Line>{translate('mail.waiting', { count: waiting })}</Line>}
    </Alert>
  )
}

/** A further sentence of an alert. */
export function Line({ children }: { children: ReactNode }) {
  return (
    <Box component="p" sx={{ m: 0, mt: 0.5 }}>
      {children}
    </Box>
  )
}
