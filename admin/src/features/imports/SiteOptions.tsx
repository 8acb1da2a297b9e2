import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { ChooseSiteOptionsDocument, type ImportStateFragment, type Language } from '../../generated/graphql'
import { useFailureText } from '../../kernel/dataProvider/useFailureText'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

interface SiteOptionsProps {
  of: ImportStateFragment
  onChanged(): unknown
}

/** In which language a site is written, and whether its menus come along. A choice has its rows judged again. */
export function SiteOptions({ of: { id, siteLanguage, withMenus, isBusy }, onChanged }: SiteOptionsProps) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState('')

  async function choose(language: Language, menus: boolean) {
    setSending(true)
    setFailure('')
    try {
      await askServer({ query: ChooseSiteOptionsDocument, variables: { id, language, menus } })
    } catch (thrown) {
      setFailure(failureText(thrown))
    }
    await onChanged()
    setSending(false)
  }

  const isDisabled = isBusy || isSending
  const language = siteLanguage ?? 'nl'
  return (
    <Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
        <TextField
          select
          size="small"
          label={translate('imports.site.language')}
          value={language}
          disabled={isDisabled}
          onChange={({ target }) => void choose(target.value as Language, withMenus)}
          fullWidth={false}
          sx={{ width: { xs: '100%', sm: 260 } }}
        >
          <MenuItem value="nl">{translate('imports.site.nl')}</MenuItem>
          <MenuItem value="en">{translate('imports.site.en')}</MenuItem>
        </TextField>
        <FormControlLabel
          control={
            <Checkbox
              checked={withMenus}
              disabled={isDisabled}
              onChange={({ target }) => void choose(language, target.checked)}
            />
          }
          label={translate('imports.site.menus')}
          sx={{ minHeight: 44 }}
        />
      </Box>
      <Box component="p" sx={{ m: 0, mt: 1, color: 'text.secondary', maxWidth: '72ch' }}>
        {translate('imports.site.help')}
      </Box>
      <Box role="alert" sx={{ color: 'error.main', '&:empty': { display: 'none' } }}>
        {failure}
      </Box>
    </Box>
  )
}
