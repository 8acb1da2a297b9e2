import Box from '@mui/material/Box'
import { useTranslation } from '../i18n/useTranslation'

/** Everything that something is about to be done to, by name; a long list scrolls. */
export function NameList({ names }: { names: readonly string[] }) {
  const { translate } = useTranslation()
  const counted = names.map((name, at) => ({
    name,
    key: `${name} ${names.slice(0, at).filter((each) => each === name).length}`,
  }))
  return (
    <Box
      component="ul"
      tabIndex={0}
      aria-label={translate('list.concerned', { count: names.length })}
      sx={{ m: 0, pl: 2.5, maxHeight: 160, overflowY: 'auto' }}
    >
      {counted.map(({ name, key }) => (
        <li key={key}>{name}</li>
      ))}
    </Box>
  )
}
