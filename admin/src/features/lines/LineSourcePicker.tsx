import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatMoney } from '../../kernel/format/formatValue'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'
import { useManaged } from '../../kernel/managed/ManagedContext'
import { useDebounced } from '../../kernel/typing/useDebounced'
import { type LineSource, lineSourceQuery, lineSourcesOf } from './lineSources'

/** For a line from a service, a product or a part, found by what is typed. */
export function LineSourcePicker({ onPick }: { onPick: (source: LineSource) => void }) {
  const { translate, localize, language } = useTranslation()
  const catalogue = useManaged()
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim())
  const { data, isFetching } = useQuery({
    queryKey: ['lineSources', search, language],
    queryFn: ({ signal }) =>
      askServer<Parameters<typeof lineSourcesOf>[0]>({
        query: lineSourceQuery(catalogue.entities),
        variables: { search, language },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
  const detailOf = ({ price, isFrom, stock }: LineSource) => {
    const amount = price === null ? undefined : formatMoney(price, language)
    return [
      stock !== undefined && translate('lines.stock', { stock }),
      amount && isFrom ? translate('lines.fromAmount', { amount }) : amount,
    ]
      .filter(Boolean)
      .join(' · ')
  }

  return (
    <Autocomplete
      id="line-source"
      options={lineSourcesOf(data, language)}
      value={null}
      inputValue={typed}
      loading={isFetching}
      blurOnSelect
      filterOptions={(options) => options}
      groupBy={({ entity }) => localize(catalogue.entity(entity).pluralLabel)}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ key }) => key}
      isOptionEqualToValue={(one, other) => one.key === other.key}
      onInputChange={(_event, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_event, source) => source && onPick(source)}
      renderOption={({ key, ...option }, source) => (
        <li key={source.key} {...option}>
          <span style={{ flex: 1 }}>{source.title}</span>
          <span>{detailOf(source)}</span>
        </li>
      )}
      renderInput={(parameters) => (
        <TextField
          {...parameters}
          size="small"
          placeholder={translate('lines.from')}
          slotProps={{
            ...parameters.slotProps,
            htmlInput: { ...parameters.slotProps.htmlInput, 'aria-label': translate('lines.from') },
          }}
        />
      )}
      sx={{ flex: '1 1 260px' }}
    />
  )
}
