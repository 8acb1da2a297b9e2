import '../theme/fonts'
import './base.css'
import './stock.css'
import './stockRow.css'
import './stockBars.css'
import './movements.css'
import { createRoot } from 'react-dom/client'
import { startLanguage } from '../cookies/stateCookie'
import { renderWithTexts } from '../start/PlainMessage'
import { applyPalette } from './applyPalette'
import { StockPage } from './StockPage'

const place = document.getElementById('stock')
if (!place) throw new Error('zzp.html has no place for the stock')
applyPalette()
const language = startLanguage()
renderWithTexts(createRoot(place), language, <StockPage startLanguage={language} />)
