import './sharedTexts'
import Box from '@mui/material/Box'
import { useGetList } from 'ra-core'
import { useWatch } from 'react-hook-form'
import type { FormRecord } from '../../../dataProvider/FormRecord'
import { useTranslation } from '../../../i18n/useTranslation'
import { Icon } from '../../../icons/Icon'
import { BlockTile } from '../BlockTile'
import { tileGrid } from '../tileGrid'
import type { Sharing } from './useSharing'

/** The shared blocks of the language of a page. */
export function useSharedBlocks(sharing: Sharing | undefined): FormRecord[] {
  const language: unknown = useWatch({ name: 'language' })
  const { data = [] } = useGetList<FormRecord>(
    sharing?.entity ?? '',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'title', order: 'ASC' }, filter: { language } },
    { enabled: sharing !== undefined },
  )
  return data
}

interface SharedTilesProps {
  found: readonly FormRecord[]
  onChoose(id: number): void
}

/** The shared blocks among which one is chosen, above the kinds of a new one. */
export function SharedTiles({ found, onChoose }: SharedTilesProps) {
  const { translate } = useTranslation()
  if (found.length === 0) return null
  return (
    <>
      <Heading>{translate('shared.tiles')}</Heading>
      <Box component="ul" sx={{ ...tileGrid, mb: 2.5 }}>
        {found.map((shared) => (
          <BlockTile
            key={shared.id}
            thumbnail={<Icon name="copy" size={28} />}
            name={String(shared.title)}
            purpose={translate('shared.tile', { uses: Number(shared.uses) })}
            onChoose={() => onChoose(shared.id)}
          />
        ))}
      </Box>
      <Heading>{translate('shared.kinds')}</Heading>
    </>
  )
}

function Heading({ children }: { children: string }) {
  return (
    <Box component="h3" sx={{ fontSize: '1rem', fontWeight: 600, m: 0, mb: 1 }}>
      {children}
    </Box>
  )
}
