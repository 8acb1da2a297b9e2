import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useTranslation } from '../../i18n/useTranslation'
import { useEntity } from '../../managed/ManagedContext'
import { ToolbarPopover } from './ToolbarPopover'
import { choosableColumns, useColumns } from './useColumns'

/** Which columns the overview shows, saved for this account on every device. */
export function ColumnChoice() {
  const entity = useEntity()
  const { translate, localize } = useTranslation()
  const { chosen, setChosen } = useColumns(entity)

  function toggle(name: string) {
    setChosen(chosen.includes(name) ? chosen.filter((other) => other !== name) : [...chosen, name])
  }
  return (
    <ToolbarPopover icon="columns" label={translate('list.columns')}>
      <Box role="group" aria-label={translate('list.columns')} sx={{ display: 'flex', flexDirection: 'column' }}>
        {choosableColumns(entity).map((field) => (
          <FormControlLabel
            key={field.name}
            sx={{ m: 0, pr: 2 }}
            label={localize(field.label)}
            control={
              <Checkbox
                checked={field.name === entity.titleField || chosen.includes(field.name)}
                // Without its title a row cannot be distinguished from others.
                disabled={field.name === entity.titleField}
                onChange={() => toggle(field.name)}
              />
            }
          />
        ))}
      </Box>
      <Button color="inherit" fullWidth onClick={() => setChosen(null)} sx={{ mt: 1 }}>
        {translate('list.columnsReset')}
      </Button>
    </ToolbarPopover>
  )
}
