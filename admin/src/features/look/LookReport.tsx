import Box from '@mui/material/Box'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PreviewLookDocument, type PreviewLookQuery } from '../../generated/graphql'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { useDraftColors } from './useDraftLook'

type Preview = NonNullable<PreviewLookQuery['preview']>
type Sample = Preview['samples'][number]

/** What becomes of the two colours: pairs with their contrast, and in words what had to be another colour. */
export function LookReport() {
  const { translate } = useTranslation()
  const colors = useDraftColors()
  const asked = useDebounced(JSON.stringify(colors))
  const { data } = useQuery({
    queryKey: ['look', asked],
    queryFn: ({ signal }) => askServer({ query: PreviewLookDocument, variables: JSON.parse(asked), signal }),
    placeholderData: keepPreviousData,
  })
  const preview = data?.preview
  if (!preview) return null
  return (
    <Box sx={{ mt: 2.5, display: 'grid', gap: 1.5 }}>
      <Box role="status" sx={{ display: 'grid', gap: 0.75 }}>
        {preview.isMoved && (
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
            <Swatch color={colors.accentColor} />
            <span aria-hidden="true">→</span>
            <Swatch color={preview.fill} />
            {translate('look.moved', { fill: preview.fill })}
          </Box>
        )}
        <span>{translate(preview.isDeepGround ? 'look.ground.deep' : 'look.ground.paper')}</span>
      </Box>
      {(['light', 'dark'] as const).map((scheme) => (
        <Box key={scheme}>
          <Box component="h3" sx={{ m: 0, mb: 0.75, fontSize: '0.92rem' }}>
            {translate(`look.scheme.${scheme}`)}
          </Box>
          <Box
            component="ul"
            sx={{
              m: 0,
              p: 0,
              listStyle: 'none',
              display: 'grid',
              gap: 0.75,
              gridTemplateColumns: 'repeat(auto-fill, minmax(9rem, 1fr))',
            }}
          >
            {preview.samples
              .filter((sample) => sample.scheme === scheme)
              .map((sample) => (
                <ShownSample key={sample.name} {...sample} />
              ))}
          </Box>
        </Box>
      ))}
    </Box>
  )
}

function ShownSample({ name, ground, ink, contrast }: Sample) {
  const { translate } = useTranslation()
  return (
    <Box
      component="li"
      sx={{ p: 1, borderRadius: 1, border: 1, borderColor: 'divider', bgcolor: ground, color: ink, fontWeight: 600 }}
    >
      {translate(`look.sample.${name}`)}
      <Box component="span" sx={{ display: 'block', fontWeight: 400, fontSize: '0.86rem' }}>
        {translate('look.contrast', { contrast: Math.floor(contrast * 10) / 10 })}
      </Box>
    </Box>
  )
}

function Swatch({ color }: { color: string }) {
  return (
    <Box
      component="span"
      sx={{ flex: 'none', width: 20, height: 20, borderRadius: 0.5, border: 1, borderColor: 'divider', bgcolor: color }}
    />
  )
}
