import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import type { DifferingFactsQuery } from '../../generated/graphql'
import { FoundSentence } from '../../kernel/components/FoundSentence'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'

export type Fact = DifferingFactsQuery['differingFacts']['items'][number]

interface DifferingFactRowProps {
  fact: Fact
  isBusy: boolean
  onFollow: (way: Fact['ways'][number]) => void
  onKeep: () => void
}

/** What differs in its sentence, and what could stand there instead. */
export function DifferingFactRow({ fact, isBusy, onFollow, onKeep }: DifferingFactRowProps) {
  const { translate, localize } = useTranslation()
  const { entities } = useManaged()
  const { entity, id, title, label, language, before, found, after, ways } = fact
  const described = entities.find(({ name }) => name === entity)
  const where = [described && localize(described.label), localize(label), language.toUpperCase()].filter(Boolean)
  return (
    <Box component="li" sx={{ py: 1.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'baseline' }}>
        <Box
          component={described ? Link : 'span'}
          {...(described && { to: `/${entity}/${id}` })}
          sx={{ fontWeight: 600, color: 'primary.main', minHeight: 24, overflowWrap: 'anywhere' }}
        >
          {title || translate('list.untitled')}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.88rem' }}>
          {where.join(' · ')}
        </Box>
      </Box>
      <FoundSentence before={before} found={found} after={after} lang={language} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        {ways.map((way) => (
          <Button
            key={way.text}
            variant="outlined"
            size="small"
            disabled={isBusy}
            onClick={() => onFollow(way)}
            sx={{ minHeight: 40, textAlign: 'left' }}
          >
            {translate('texts.differing.follow', { value: way.value })}
          </Button>
        ))}
        <Button size="small" disabled={isBusy} onClick={onKeep} sx={{ minHeight: 40 }}>
          {translate('texts.differing.keep')}
        </Button>
      </Box>
    </Box>
  )
}
