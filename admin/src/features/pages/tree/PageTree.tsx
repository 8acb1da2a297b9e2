import '../pagesTexts'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useState } from 'react'
import { FormSkeleton } from '../../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../../kernel/components/RetryAlert'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import type { Language } from '../../../kernel/managed/ManagedEntity'
import { MenuPages } from './MenuPages'
import { type MenuName, menus } from './pageRows'
import { usePageMoves } from './usePageMoves'

/** The pages of a language in a menu of the site, where they are moved. */
export default function PageTree() {
  const { translate, language: screenLanguage } = useTranslation()
  const [language, setLanguage] = useState<Language>(screenLanguage)
  const [menu, setMenu] = useState<MenuName>('main')
  const moves = usePageMoves(language)
  const { data, isError, refetch } = moves

  return (
    <Box sx={{ maxWidth: 900, display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)', pb: 8 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Choices<Language>
          label={translate('pages.language')}
          names={['nl', 'en']}
          value={language}
          textOf={(name) => translate(`language.${name}`)}
          onChoose={setLanguage}
        />
        <Choices<MenuName>
          label={translate('pages.menus')}
          names={menus}
          value={menu}
          textOf={(name) => translate(`pages.menu.${name}`)}
          onChoose={setMenu}
        />
      </Box>
      <Box component="p" sx={{ m: 0, maxWidth: '72ch', color: 'text.secondary' }}>
        {translate(menu === 'main' ? 'pages.help.main' : 'pages.help.other')} {translate('pages.both')}
      </Box>
      {data && data.total > data.items.length && (
        <Alert severity="info">{translate('pages.tooMany', { total: data.total, shown: data.items.length })}</Alert>
      )}
      {isError ? (
        <RetryAlert text={translate('list.failed')} onRetry={refetch} />
      ) : data ? (
        <MenuPages key={`${language} ${menu}`} pages={data.items} menu={menu} language={language} moves={moves} />
      ) : (
        <FormSkeleton />
      )}
    </Box>
  )
}

interface ChoicesProps<Name extends string> {
  label: string
  names: readonly Name[]
  value: Name
  textOf(name: Name): string
  onChoose(name: Name): void
}

function Choices<Name extends string>({ label, names, value, textOf, onChoose }: ChoicesProps<Name>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={label}
      onChange={(_event, chosen: Name | null) => chosen && onChoose(chosen)}
      sx={{ flexWrap: 'wrap' }}
    >
      {names.map((name) => (
        <ToggleButton
          key={name}
          value={name}
          sx={{ textTransform: 'none', px: { xs: 1.25, sm: 2 }, minHeight: 44, color: 'text.primary' }}
        >
          {textOf(name)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  )
}
