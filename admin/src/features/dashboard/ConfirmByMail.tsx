import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { type ConfirmsByMailQuery, SetConfirmsByMailDocument } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Long enough for most robots to give up, and short enough to be forgotten without harm. */
const dayMilliseconds = 24 * 60 * 60 * 1000

type Setting = ConfirmsByMailQuery['shopSettings']

/** Whether strangers have to confirm now. */
export function isAsked({ confirmsByMail, confirmsByMailUntil }: Setting): boolean {
  return confirmsByMail && (confirmsByMailUntil === null || Date.parse(confirmsByMailUntil) > Date.now())
}

interface ConfirmByMailProps {
  setting: Setting
  /** False where what it stands in has its title. */
  isTitled: boolean
  onDone(): void
}

/** The switch by which what strangers book and reserve counts only once they confirm it by mail. */
export function ConfirmByMail({ setting, isTitled, onDone }: ConfirmByMailProps) {
  const { translate, language } = useTranslation()
  const notify = useNotify()
  const failureText = useFailureText()
  const [isBusy, setBusy] = useState(false)
  const isOn = isAsked(setting)
  const until = setting.confirmsByMailUntil

  async function set(isWanted: boolean, end: string | null) {
    setBusy(true)
    try {
      await askServer({ query: SetConfirmsByMailDocument, variables: { isOn: isWanted, until: end } })
      notify(translate(isWanted ? 'confirmByMail.isOn' : 'confirmByMail.isOff'), { type: 'success' })
      onDone()
    } catch (error) {
      notify(failureText(error), { type: 'error' })
    } finally {
      setBusy(false)
    }
  }

  const button = (text: string, isWanted: boolean, end: string | null) => (
    <Button
      variant="outlined"
      color="inherit"
      disabled={isBusy}
      onClick={() => void set(isWanted, end)}
      sx={{ minHeight: 44 }}
    >
      {text}
    </Button>
  )
  const inADay = () => new Date(Date.now() + dayMilliseconds).toISOString()
  return (
    <Box sx={{ display: 'grid', gap: 1, ...(isTitled && { borderTop: 1, borderColor: 'divider', pt: 1.5, mt: 1.5 }) }}>
      {isTitled && (
        <Box component="span" sx={{ fontWeight: 600 }}>
          {translate('confirmByMail.title')}
        </Box>
      )}
      <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.92rem' }}>
        {isOn
          ? until
            ? translate('confirmByMail.until', { at: formatInstant(until, language) })
            : translate('confirmByMail.always')
          : translate('confirmByMail.text')}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isOn ? (
          button(translate('confirmByMail.off'), false, null)
        ) : (
          <>
            {button(translate('confirmByMail.day'), true, inADay())}
            {button(translate('confirmByMail.on'), true, null)}
          </>
        )}
      </Box>
    </Box>
  )
}
