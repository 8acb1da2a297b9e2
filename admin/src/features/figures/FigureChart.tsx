import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { type Figure, figureText } from './Figure'

const height = 260
/** Of each bar that lies, with the room between it and the next. */
const lyingHeight = 46
const nameWidth = 150

/** Figures as bars. Arrow keys lead from one to the next; the table beside it says the same. */
export default function FigureChart({ title, columns, rows, isLying }: Figure) {
  const { palette, typography } = useTheme()
  const { language } = useTranslation()
  const drawn = columns.flatMap((column, index) => (column.isDrawn ? [{ ...column, index }] : []))
  const form = drawn[0]?.form ?? 'count'
  const data = rows.map(({ name, values }) => ({
    name,
    ...Object.fromEntries(drawn.map(({ index }) => [`value${index}`, values[index] ?? 0])),
  }))
  const fills = [palette.primary.main, palette.secondary.main]
  const tick = { fill: palette.text.secondary, fontSize: 13, fontFamily: String(typography.fontFamily) }
  const short = (value: number) =>
    form === 'money'
      ? new Intl.NumberFormat(language, { notation: 'compact' }).format(value)
      : figureText(value, form, language)
  const numbers = { type: 'number' as const, tickFormatter: short, allowDecimals: form !== 'count', tick }
  const names = { type: 'category' as const, dataKey: 'name', tick, stroke: palette.divider }
  return (
    <Box sx={{ minWidth: 0, '& :focus:not(:focus-visible)': { outline: 'none' } }}>
      <ResponsiveContainer width="100%" height={isLying ? Math.max(120, rows.length * lyingHeight + 40) : height}>
        <BarChart
          data={data}
          layout={isLying ? 'vertical' : 'horizontal'}
          accessibilityLayer
          barGap={0}
          aria-label={title}
          margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
        >
          <CartesianGrid stroke={palette.divider} vertical={isLying} horizontal={!isLying} />
          {isLying ? <XAxis {...numbers} stroke={palette.divider} /> : <XAxis {...names} minTickGap={24} />}
          {isLying ? (
            <YAxis {...names} width={nameWidth} interval={0} />
          ) : (
            <YAxis {...numbers} width={48} stroke={palette.divider} />
          )}
          <Tooltip
            cursor={{ fill: palette.action.hover }}
            contentStyle={{
              background: palette.background.paper,
              border: `1px solid ${palette.divider}`,
              borderRadius: 8,
            }}
            labelStyle={{ color: palette.text.primary, fontWeight: 600 }}
            itemStyle={{ color: palette.text.primary }}
            formatter={(value) => figureText(Number(value), form, language)}
          />
          {drawn.length > 1 && (
            <Legend
              itemSorter={null}
              formatter={(text) => <span style={{ color: palette.text.primary }}>{text}</span>}
            />
          )}
          {drawn.map(({ label, index }, place) => (
            <Bar
              key={label}
              dataKey={`value${index}`}
              name={label}
              fill={fills[place]}
              maxBarSize={28}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </Box>
  )
}
