import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { type Choices, stepAddress } from '../../kernel/addresses/appointmentChoices'
import { Icon } from '../../kernel/components/icons/Icon'
import { SiteLink } from '../../kernel/components/SiteLink'
import { loadBrowserCall } from '../../kernel/data/browserQuery'
import { useLanguage } from '../../kernel/screens/useLayout'
import { useDayName } from '../shop/useDayName'
import { loadNextTime, type NextTime } from './loadNextTime'

/** The next time to bring a device in, which is chosen with what it is about; nothing while there is none. */
export function NextFreeTime({ about }: { about: Pick<Choices, 'device' | 'fault' | 'service'> }) {
  const language = useLanguage()
  const { dateName } = useDayName()
  const [next, setNext] = useState<NextTime | null>(null)
  useEffect(() => {
    let isWanted = true
    const ask = async () => {
      const { query } = await loadBrowserCall()
      const found = await loadNextTime(query, language, about.service)
      if (isWanted) setNext(found)
    }
    // Without an answer the button for all times is left.
    ask().catch(() => undefined)
    return () => {
      isWanted = false
    }
  }, [language, about.service])
  if (!next) return null
  const { of, day, time } = next
  return (
    <SiteLink to={stepAddress(language, of.url, { ...about, day, time })}>
      <Icon name="clock" />
      <span>
        <FormattedMessage id="priceFinder.nextTime" values={{ kind: of.title, day: dateName(day), time }} />
      </span>
    </SiteLink>
  )
}
