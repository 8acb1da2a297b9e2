import { useState } from 'react'
import { Icon } from '../icons/Icon'
import { useStockWords } from './StockWords'

/** The texts of the notices that the server gives in the address when it redirects here. */
const texts = { 'no-permission': 'failure.forbidden' } as const

/** Why the user was redirected here. */
export function ArrivalNotice() {
  const { say } = useStockWords()
  const [word, setWord] = useState(() => new URLSearchParams(window.location.search).get('notice'))
  if (word === null || !Object.hasOwn(texts, word)) return null
  return (
    <div className="stock-arrival" role="alert">
      <Icon name="warning" size={20} />
      <p>{say(texts[word as keyof typeof texts])}</p>
      <button type="button" onClick={() => setWord(null)} aria-label={say('ra.action.close')}>
        <Icon name="close" size={20} />
      </button>
    </div>
  )
}
