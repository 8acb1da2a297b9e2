import IconButton from '@mui/material/IconButton'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { Icon } from '../../../kernel/icons/Icon'
import { weekdayName, weekdays } from './weekdays'

interface CopyHoursProps {
  /** The weekday whose hours are copied. */
  from: number
  onCopy: (weekdays: readonly number[]) => void
}

const workdays = weekdays.slice(0, 5)

/** Gives other days the hours of this one. */
export function CopyHours({ from, onCopy }: CopyHoursProps) {
  const { translate, language } = useTranslation()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const choose = (days: readonly number[]) => {
    setAnchor(null)
    onCopy(days)
  }
  const day = weekdayName(from, language)
  return (
    <>
      <IconButton
        aria-label={translate('hours.copyOf', { day })}
        title={translate('hours.copyOf', { day })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name="copy" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={() => choose(workdays)}>{translate('hours.copyToWorkdays')}</MenuItem>
        <MenuItem onClick={() => choose(weekdays)}>{translate('hours.copyToAll')}</MenuItem>
        {weekdays
          .filter((weekday) => weekday !== from)
          .map((weekday) => (
            <MenuItem key={weekday} onClick={() => choose([weekday])}>
              {translate('hours.copyTo', { day: weekdayName(weekday, language) })}
            </MenuItem>
          ))}
      </Menu>
    </>
  )
}
