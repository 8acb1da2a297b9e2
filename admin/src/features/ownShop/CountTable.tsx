import Box from '@mui/material/Box'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import type { DemoShop } from './ownShopCalls'

/** What there is of each kind: of the demo, changed since, and added since. */
export function CountTable({ shop }: { shop: DemoShop }) {
  const { translate, localize } = useTranslation()
  const catalogue = useManaged()
  const lines = [
    ...shop.counts.map(({ entity, unchanged, changed, own }) => ({
      title: localize(catalogue.entity(entity).pluralLabel),
      numbers: [unchanged, changed, own],
    })),
    { title: translate('media.title'), numbers: [shop.demoPictures, 0, shop.ownPictures] },
  ]
  return (
    <Box
      component="table"
      sx={{
        borderCollapse: 'collapse',
        width: '100%',
        fontSize: { xs: '0.875rem', sm: 'inherit' },
        mb: 2,
        '& th, & td': {
          py: 0.75,
          px: { xs: 0.5, sm: 1 },
          borderBottom: 1,
          borderColor: 'divider',
          verticalAlign: 'top',
        },
        '& th': { textAlign: 'left', fontWeight: 600 },
        '& th:not(:first-of-type), & td': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
        '& tbody th': { fontWeight: 400, hyphens: 'auto' },
      }}
    >
      <thead>
        <tr>
          {(['kind', 'demo', 'changed', 'own'] as const).map((column) => (
            <th key={column} scope="col">
              {translate(`ownShop.column.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ title, numbers: [demo, changed, own] }) => (
          <tr key={title}>
            <th scope="row">{title}</th>
            <td>{demo}</td>
            <td>{changed}</td>
            <td>{own}</td>
          </tr>
        ))}
      </tbody>
    </Box>
  )
}
