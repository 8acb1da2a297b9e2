import { useState } from 'react'
import { Icon } from '../icons/Icon'
import { useStockWords } from './StockWords'

/** What the server says in the address when it leads somebody here, by its word for it. */
const texts = { 'no-permission': 'failure.forbidden' } as const

/** Why somebody who wanted to be elsewhere is here. */
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
