import '../kernel/theme/fonts'
import '../features/stock/page/base.css'
import '../features/stock/page/stock.css'
import '../features/stock/page/stockRow.css'
import '../features/stock/page/stockBars.css'
import '../features/stock/page/movements.css'
import { createRoot } from 'react-dom/client'
import { applyPalette } from '../features/stock/page/applyPalette'
import { StockPage } from '../features/stock/page/StockPage'
import { startLanguage } from '../kernel/cookies/stateCookie'
import { renderWithTexts } from '../kernel/start/PlainMessage'

const place = document.getElementById('stock')
if (!place) throw new Error('zzp.html has no place for the stock')
applyPalette()
const language = startLanguage()
renderWithTexts(createRoot(place), language, <StockPage startLanguage={language} />)
