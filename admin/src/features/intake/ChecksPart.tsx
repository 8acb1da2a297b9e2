import Button from '@mui/material/Button'
import type { ListedPoint } from '@shop/server/checkList'
import { useState } from 'react'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { CheckList } from '../checkLists/CheckList'
import { checksOf } from './checksOf'
import { IntakePart } from './IntakePart'
import type { PartProps } from './PartProps'

/** What works of the device as it comes in, for a repair; nothing until it is known which kind of device it is. */
export function ChecksPart({ draft, change, points }: PartProps & { points: readonly ListedPoint[] }) {
  const { translate } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const own = checksOf(draft, points)
  if (own.length === 0) return null
  return (
    <IntakePart title={translate('checks.title')}>
      <CheckList points={own} moment="before" onChange={(checks) => change({ checks })} isOpen={isOpen}>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} sx={{ minHeight: 44 }}>
          {translate(isOpen ? 'checks.fold' : 'checks.each')}
        </Button>
      </CheckList>
    </IntakePart>
  )
}
