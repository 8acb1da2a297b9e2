import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { LanguageSwitch } from '../../kernel/components/LanguageSwitch'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import type { Language } from '../../kernel/managed/ManagedEntity'
import { OwnDocument } from '../accounts/OwnDocument'
import { BeginForm } from './BeginForm'

/** Where the owner of a new shop makes the first account. */
export function BeginPage({ language, code }: { language: Language; code: string }) {
  return (
    <OwnDocument language={language}>
      <BeginFrame code={code} />
    </OwnDocument>
  )
}

function BeginFrame({ code }: { code: string }) {
  const { translate } = useTranslation()
  const [isCodeRefused, setCodeRefused] = useState(false)
  const title = translate('setup.begin.title')
  const isAsking = code === '' || isCodeRefused
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <Box sx={{ maxWidth: 560, mx: 'auto', px: { xs: 1.5, sm: 3 }, pb: 4 }}>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 1.5 }}>
        <Box component="h1" sx={{ typography: 'h1', m: 0, flex: 1 }}>
          {title}
        </Box>
        <LanguageSwitch />
      </Box>
      <main>
        <p>{translate('setup.begin.text')}</p>
        {isAsking && (
          <Alert severity="info" sx={{ mb: 2.5, '& p': { m: 0, mb: 1 } }}>
            <p>{translate('setup.begin.where')}</p>
            <p>{translate('setup.begin.again')}</p>
            <code>npm run manage -- begin</code>
          </Alert>
        )}
        <BeginForm code={code} isAsking={isAsking} onCodeRefused={() => setCodeRefused(true)} />
      </main>
    </Box>
  )
}
