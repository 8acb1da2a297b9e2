import '../theme/fonts'
import { createRoot } from 'react-dom/client'
import { rememberedState } from '../cookies/stateCookie'
import { AccountPage } from './AccountPage'

const place = document.getElementById('account')
if (!place) throw new Error('account.html has no place for the account')
const home = window.location.pathname.replace(/\/account$/, '')
createRoot(place).render(<AccountPage language={rememberedState().language === 'en' ? 'en' : 'nl'} home={home} />)
