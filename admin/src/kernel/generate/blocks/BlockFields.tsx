import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { editableFields } from '../../managed/ManagedCatalogue'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { FieldInput } from '../field/FieldInput'
import { WayFields } from './WayFields'
import { waysOf } from './ways'

interface BlockFieldsProps {
  block: ManagedBlock
  path: string
  onOptions: () => void
  hasFaultyOption: boolean
}

/** What a block says; how it looks is asked for. */
export function BlockFields({ block, path, onOptions, hasFaultyOption }: BlockFieldsProps) {
  const { translate } = useTranslation()
  const fields = editableFields(block.fields)
  const inWays = new Set((waysOf[block.name] ?? []).flatMap((way) => way.fields))
  return (
    <>
      {fields
        .filter((field) => field.section !== 'options' && !inWays.has(field.name))
        .map((field) => (
          <FieldInput key={field.name} field={field} path={`${path}.${field.name}`} />
        ))}
      {inWays.size > 0 && <WayFields block={block} path={path} />}
      {fields.some((field) => field.section === 'options') && (
        <Box>
          <Button
            data-options
            color={hasFaultyOption ? 'error' : 'inherit'}
            variant="outlined"
            size="small"
            onClick={onOptions}
            startIcon={<Icon name={hasFaultyOption ? 'warning' : 'options'} size={16} />}
          >
            {translate(hasFaultyOption ? 'blocks.optionsFaulty' : 'blocks.options')}
          </Button>
        </Box>
      )}
    </>
  )
}
