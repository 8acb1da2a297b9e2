import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { addHomePath } from '../../kernel/managed/screenPages'
import { mayLoadKey, setupCalls } from './setupCalls'

/** The end of the set-up: what to look at, and what comes next. */
export function ReadyStep() {
  const { translate, language } = useTranslation()
  const failureText = useFailureText()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { data: isEmpty } = useQuery({
    queryKey: mayLoadKey,
    queryFn: ({ signal }) => setupCalls.mayLoadStartingContent(signal),
  })
  const [failure, setFailure] = useState<string>()

  async function end() {
    try {
      await setupCalls.end()
      await queries.invalidateQueries()
      navigate('/')
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
  }

  return (
    <ScreenSection title={translate('setup.ready')}>
      {failure && <Alert severity="error">{failure}</Alert>}
      <p>{translate('setup.readyText')}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button variant="contained" onClick={() => void end()} sx={{ minHeight: 44 }}>
          {translate('setup.finish')}
        </Button>
        <Button component={Link} to="/openShop" variant="outlined" sx={{ minHeight: 44 }}>
          {translate('openShop.title')}
        </Button>
        <Button href={`/${language}`} target="_blank" variant="outlined" sx={{ minHeight: 44 }}>
          {translate('setup.seeSite')}
        </Button>
        {isEmpty && (
          <Button component={Link} to={addHomePath} color="inherit" sx={{ minHeight: 44 }}>
            {translate('dashboard.firstPage')}
          </Button>
        )}
      </Box>
    </ScreenSection>
  )
}
