import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { MailTextsDocument, type MailTextsQuery } from '../../generated/graphql'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { RetryAlert } from '../../kernel/components/RetryAlert'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { type MailKindInfo, useMailKinds } from './useMailKinds'

type Text = MailTextsQuery['mailTexts']['items'][number]

/** Every mail by who receives it, each with its texts. */
export default function MailTextListScreen() {
  const { translate } = useTranslation()
  const kinds = useMailKinds()
  const texts = useQuery({
    queryKey: ['mailText', 'all'],
    queryFn: async ({ signal }) => (await askServer({ query: MailTextsDocument, signal })).mailTexts.items,
    gcTime: 0,
  })
  if (kinds.isError || texts.isError) {
    const again = () => Promise.all([kinds.refetch(), texts.refetch()])
    return <RetryAlert text={translate('list.failed')} onRetry={again} />
  }
  if (!kinds.data || !texts.data) return <FormSkeleton />
  return (
    <Box sx={{ maxWidth: 1000, display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box component="p" sx={{ m: 0, color: 'text.secondary', maxWidth: '70ch' }}>
        {translate('mailTexts.intro')}
      </Box>
      {(['customer', 'visitor', 'account', 'shop'] as const).map((audience) => (
        <Box component="section" key={audience} aria-labelledby={`audience-${audience}`}>
          <Box component="h2" id={`audience-${audience}`} sx={{ typography: 'h2', m: 0, mb: 1 }}>
            {translate(`mailTexts.audience.${audience}`)}
          </Box>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              bgcolor: 'background.paper',
            }}
          >
            {kinds.data
              .filter((kind) => kind.isInUse && kind.audience === audience)
              .map((kind) => (
                <MailKindLine
                  key={kind.kind}
                  kind={kind}
                  texts={texts.data.filter((text) => text.kind === kind.kind)}
                />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function MailKindLine({ kind, texts }: { kind: MailKindInfo; texts: readonly Text[] }) {
  const { localize } = useTranslation()
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        rowGap: 0.5,
        px: { xs: 1.5, sm: 2 },
        py: 1,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 320px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 600 }}>{localize(kind.label)}</Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9rem' }}>{localize(kind.occasion)}</Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mx: { xs: -1, sm: 0 } }}>
        {texts.map((text) => (
          <TextLink key={text.id} text={text} name={localize(kind.label)} />
        ))}
      </Box>
    </Box>
  )
}

function TextLink({ text, name }: { text: Text; name: string }) {
  const { translate } = useTranslation()
  const isOwn = text.subject !== null || text.body !== null
  const language = translate(`mailTexts.language.${text.language}`)
  return (
    <Box
      component={Link}
      to={`/mailText/${text.id}`}
      aria-label={translate(isOwn ? 'mailTexts.openOwn' : 'mailTexts.open', { name, language })}
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 44, px: 1, color: 'primary.main' }}
    >
      {language}
      {isOwn && <Chip size="small" label={translate('mailTexts.own')} sx={{ bgcolor: 'shop.soft' }} />}
    </Box>
  )
}
