import '../../../kernel/generate/blocks/shared/sharedTexts'
import Box from '@mui/material/Box'
import MuiLink from '@mui/material/Link'
import { useQuery } from '@tanstack/react-query'
import { useRecordContext } from 'ra-core'
import { Link } from 'react-router'
import { UsesOfDocument } from '../../../generated/graphql'
import type { FormRecord } from '../../../kernel/dataProvider/FormRecord'
import { askServer } from '../../../kernel/graphql/askServer'
import { useTranslation } from '../../../kernel/i18n/useTranslation'
import { useEntity } from '../../../kernel/managed/ManagedContext'
import { entityName } from '../../../kernel/managed/ManagedEntity'

/** The pages that a shared block stands on, each with its form. */
export function PagesWithBlock() {
  const { name } = useEntity()
  const { translate } = useTranslation()
  const id = useRecordContext<FormRecord>()?.id
  const { data } = useQuery({
    queryKey: [name, 'usesOf', id],
    queryFn: ({ signal }) => {
      const variables = { entity: entityName(name), id: Number(id), withTranslation: false }
      return askServer({ query: UsesOfDocument, variables, signal })
    },
    enabled: id !== undefined,
    gcTime: 0,
  })
  if (!data) return null
  return (
    <Box component="section" aria-labelledby="pages-with-block" sx={{ mt: 2.5, overflowWrap: 'anywhere' }}>
      <Box component="h3" id="pages-with-block" sx={{ fontSize: '1rem', fontWeight: 600, m: 0, mb: 0.5 }}>
        {translate('shared.pages')}
      </Box>
      {data.usesOf.length === 0 ? (
        <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
          {translate('shared.noPages')}
        </Box>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {data.usesOf.map((use) => (
            <li key={use.id}>
              <MuiLink component={Link} to={`/${use.entity}/${use.id}`} sx={{ display: 'inline-block', py: 0.75 }}>
                {use.title || translate('list.untitled')}
              </MuiLink>
            </li>
          ))}
        </Box>
      )}
    </Box>
  )
}
