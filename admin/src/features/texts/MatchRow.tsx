import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import { Link } from 'react-router'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { recordPath } from '../../kernel/managed/screens'
import { keyOf, type MatchedText } from './MatchedText'

interface MatchRowProps {
  /** Of one record. */
  matches: readonly MatchedText[]
  replacement: string
  isChosen: (match: MatchedText) => boolean
  onToggle: (match: MatchedText) => void
}

/** A record with the sentences in which something would be replaced. */
export function MatchRow({ matches, replacement, isChosen, onToggle }: MatchRowProps) {
  const { translate, localize } = useTranslation()
  const { entities } = useManaged()
  const [first] = matches
  if (!first) return null
  const entity = entities.find(({ name }) => name === first.entity)
  const title = first.title || translate('list.untitled')
  const path = entity && recordPath(entity, first.id)
  return (
    <Box
      component="li"
      sx={{ p: { xs: 1, sm: 1.5 }, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline', pl: 1 }}>
        <Box
          component={path ? Link : 'span'}
          {...(path && { to: path })}
          sx={{ fontWeight: 600, color: 'primary.main', minHeight: 24, overflowWrap: 'anywhere' }}
        >
          {title}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.88rem' }}>
          {[entity && localize(entity.label), first.language?.toUpperCase()].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      {matches.map((match) => (
        <Box
          component="label"
          key={keyOf(match)}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            minHeight: 44,
            cursor: match.isDivided ? 'default' : 'pointer',
          }}
        >
          <Checkbox
            checked={isChosen(match)}
            disabled={match.isDivided}
            onChange={() => onToggle(match)}
            slotProps={{ input: { 'aria-label': translate('texts.choose', { title, label: localize(match.label) }) } }}
          />
          <Box sx={{ minWidth: 0, py: 1, overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.82rem' }}>
              {localize(match.label)}
            </Box>
            <Sentence match={match} replacement={isChosen(match) ? replacement.trim() : null} />
            {match.isDivided && (
              <Box component="span" sx={{ display: 'block', color: 'text.secondary', fontSize: '0.88rem' }}>
                {translate('texts.divided')}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

const mark = { bgcolor: 'shop.soft', color: 'text.primary', px: 0.25, borderRadius: 0.5 } as const

/** @param replacement null where it stays as it is */
function Sentence({ match, replacement }: { match: MatchedText; replacement: string | null }) {
  return (
    <span lang={match.language ?? undefined}>
      {match.before}
      {replacement === null ? (
        <Box component="mark" sx={mark}>
          {match.found}
        </Box>
      ) : (
        <>
          <Box component="del" sx={{ color: 'text.secondary' }}>
            {match.found}
          </Box>
          {replacement !== '' && (
            <Box component="ins" sx={{ ...mark, fontWeight: 600, textDecoration: 'none', ml: 0.5 }}>
              {replacement}
            </Box>
          )}
        </>
      )}
      {match.after}
    </span>
  )
}
