import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { Link } from 'react-router'
import type { ShopOpeningQuery } from '../../generated/graphql'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'

export type Example = ShopOpeningQuery['shopOpening']['examples'][number]

interface ExampleRowProps {
  example: Example
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}

/** An example that can be ticked, how far it is, and what it says that nobody has confirmed. */
export function ExampleRow({ example, isChosen, onChoose }: ExampleRowProps) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const { entity, id, title, language, state, isVisible, marks } = example
  const about = [
    localize(catalogue.entity(entity).label),
    language.toUpperCase(),
    translate(`openShop.state.${state}`),
    ...(isVisible ? [] : [translate('openShop.hidden')]),
  ]
  return (
    <Box
      component="li"
      sx={{ p: { xs: 1, sm: 1.5 }, borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <FormControlLabel
        control={<Checkbox checked={isChosen} onChange={(_, checked) => onChoose(checked)} />}
        label={title}
        sx={{ mr: 0, alignItems: 'flex-start', '& .MuiFormControlLabel-label': { pt: 1.1, overflowWrap: 'anywhere' } }}
      />
      <Box sx={{ pl: 4, color: 'text.secondary', fontSize: '0.9rem' }}>
        {about.join(' · ')}{' '}
        <Box
          component={Link}
          to={`/${entity}/${id}`}
          aria-label={`${translate('typedPrices.open')}: ${title}`}
          sx={{ display: 'inline-block', minHeight: 24, color: 'primary.main' }}
        >
          {translate('typedPrices.open')}
        </Box>
      </Box>
      {marks.length > 0 && (
        <Box component="ul" lang={language} sx={{ m: 0, mt: 0.5, pl: 6, fontSize: '0.9rem', overflowWrap: 'anywhere' }}>
          {marks.map(({ kind, text }) => (
            <li key={text}>
              <strong>{translate(`openShop.mark.${kind}`)}</strong> {text}
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
