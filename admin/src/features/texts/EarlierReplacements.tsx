import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { TextReplacementsDocument } from '../../generated/graphql'
import { ScreenSection } from '../../kernel/components/ScreenSection'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { UndoButton } from './UndoButton'

/** What was replaced before, each with the button that takes it back; nothing where there is none. */
export function EarlierReplacements() {
  const { translate, language } = useTranslation()
  const { data } = useQuery({
    queryKey: ['textReplacements'],
    queryFn: async ({ signal }) => (await askServer({ query: TextReplacementsDocument, signal })).textReplacements,
  })
  if (!data || data.length === 0) return null
  return (
    <ScreenSection title={translate('texts.earlier')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.map(({ id, sought, replacement, places, userName, at, undoneAt }) => (
          <Box
            component="li"
            key={id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {translate(replacement ? 'texts.earlier.line' : 'texts.earlier.takenOut', { sought, replacement })}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.88rem' }}>
                {translate('texts.earlier.detail', {
                  at: formatInstant(at, language),
                  who: userName ?? translate('dashboard.byShop'),
                  count: places,
                })}
                {undoneAt && ` · ${translate('texts.earlier.undone')}`}
              </Box>
            </Box>
            {!undoneAt && <UndoButton id={id} />}
          </Box>
        ))}
      </Box>
    </ScreenSection>
  )
}
