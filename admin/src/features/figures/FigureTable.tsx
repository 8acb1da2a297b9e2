import Box from '@mui/material/Box'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { type Figure, figureText } from './Figure'

/** The most that stands there before it scrolls, in pixels. */
const maxHeight = 300

/** Figures as a table. */
export function FigureTable({ title, heading, columns, rows }: Figure) {
  const { language } = useTranslation()
  return (
    <Box
      // What scrolls has to be reached by keyboard.
      tabIndex={0}
      role="group"
      aria-label={title}
      sx={{ maxHeight, overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <Box
        component="table"
        sx={{
          width: '100%',
          borderCollapse: 'collapse',
          '& th, & td': { py: 0.75, px: 1.25, textAlign: 'right', verticalAlign: 'bottom' },
          '& th:first-of-type': { textAlign: 'left' },
          '& thead th': { position: 'sticky', top: 0, bgcolor: 'background.paper', fontWeight: 600 },
          '& tbody tr': { borderTop: 1, borderColor: 'divider' },
          '& tbody th': { fontWeight: 400 },
          '& td': { whiteSpace: 'nowrap' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map(({ label }) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, values }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {columns.map(({ label, form }, index) => (
                <td key={label}>{figureText(values[index] ?? null, form, language)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Box>
    </Box>
  )
}
