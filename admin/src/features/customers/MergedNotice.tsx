import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { MergedCustomersDocument } from '../../generated/graphql'
import { formatInstant } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** Who was merged into this customer, when and by whom. */
export function MergedNotice({ id }: { id: number }) {
  const { translate, language } = useTranslation()
  const { data } = useQuery({
    queryKey: ['customer', 'merged', id],
    queryFn: ({ signal }) => askServer({ query: MergedCustomersDocument, variables: { id }, signal }),
  })
  return (
    <Box sx={{ color: 'text.secondary', mt: 1, '&:empty': { display: 'none' } }}>
      {data?.merged.map(({ id: merge, name, email, at, userName }) => (
        <div key={merge}>
          {[
            translate('merge.line', { name, email: email ?? 'none', hasEmail: email ? 'yes' : 'no' }),
            formatInstant(at, language),
            userName,
          ]
            .filter(Boolean)
            .join(' · ')}
        </div>
      ))}
    </Box>
  )
}
