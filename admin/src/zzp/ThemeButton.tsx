import { useState } from 'react'
import { rememberState } from '../cookies/stateCookie'
import { Icon } from '../icons/Icon'
import { showIn, shownTheme } from './applyPalette'
import { useStockWords } from './StockWords'

/** Light or dark, remembered as everywhere in the shop. */
export function ThemeButton() {
  const { say } = useStockWords()
  const [theme, setTheme] = useState(shownTheme)
  const next = theme === 'dark' ? 'light' : 'dark'
  const change = () => {
    showIn(next)
    rememberState({ theme: next })
    setTheme(next)
  }
  return (
    <button type="button" onClick={change} aria-label={say(next === 'dark' ? 'app.toDark' : 'app.toLight')}>
      <Icon name={next} size={20} />
    </button>
  )
}
