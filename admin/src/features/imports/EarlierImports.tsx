import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useId } from 'react'
import type { DataImportsQuery } from '../../generated/graphql'
import { formatInstant } from '../../kernel/format/formatValue'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'

interface EarlierImportsProps {
  imports: DataImportsQuery['dataImports']
  onOpen(id: number): void
}

/** What was imported before, the latest first. */
export function EarlierImports({ imports, onOpen }: EarlierImportsProps) {
  const { translate, localize, language } = useTranslation()
  const catalogue = useManaged()
  const id = useId()
  const nameOf = (name: string) => {
    const entity = catalogue.entities.find((each) => each.name === name)
    return entity ? localize(entity.pluralLabel) : translate('imports.wordpress')
  }
  return (
    <Box component="section" aria-labelledby={id}>
      <Box component="h2" id={id} sx={{ typography: 'h2', m: 0, mb: 1 }}>
        {translate('imports.earlier')}
      </Box>
      {imports.length === 0 && (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('imports.earlier.none')}
        </Box>
      )}
      <Box
        component="ul"
        sx={{ listStyle: 'none', m: 0, p: 0, '& > li': { borderTop: 1, borderColor: 'divider', py: 1 } }}
      >
        {imports.map(({ id: each, fileName, entity, total, at, state }) => (
          <li key={each}>
            <Button
              variant="text"
              onClick={() => onOpen(each)}
              sx={{ minHeight: 44, px: 0.5, overflowWrap: 'anywhere', textAlign: 'left' }}
            >
              {fileName}
            </Button>
            <Box sx={{ color: 'text.secondary', px: 0.5 }}>
              {translate('imports.of', { entities: nameOf(entity), total, at: formatInstant(at, language) })}
              {' · '}
              {translate(`imports.state.${state}`)}
            </Box>
          </li>
        ))}
      </Box>
    </Box>
  )
}
