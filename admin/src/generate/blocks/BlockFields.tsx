import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useWords } from '../../i18n/useWords'
import { Icon } from '../../icons/Icon'
import { editableFields } from '../../managed/ManagedCatalogue'
import type { ManagedBlock } from '../../managed/ManagedEntity'
import { FieldInput } from '../inputs/FieldInput'
import { WayFields } from './WayFields'
import { waysOf } from './ways'

interface BlockFieldsProps {
  block: ManagedBlock
  path: string
}

/** The fields of a block; how it looks is folded away. */
export function BlockFields({ block, path }: BlockFieldsProps) {
  const { say } = useWords()
  const [isOpen, setOpen] = useState(false)
  const fields = editableFields(block.fields)
  const inWays = new Set((waysOf[block.name] ?? []).flatMap((way) => way.fields))
  const options = fields.filter((field) => field.section === 'options')
  return (
    <>
      {fields
        .filter((field) => field.section !== 'options' && !inWays.has(field.name))
        .map((field) => (
          <FieldInput key={field.name} field={field} path={`${path}.${field.name}`} />
        ))}
      {inWays.size > 0 && <WayFields block={block} path={path} />}
      {options.length > 0 && (
        <Box>
          <Button
            color="inherit"
            variant="outlined"
            size="small"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            startIcon={<Icon name="options" size={16} />}
            endIcon={<Icon name={isOpen ? 'fold' : 'unfold'} size={14} />}
          >
            {say('blocks.options')}
          </Button>
          {isOpen && (
            <Box
              sx={{
                mt: 2,
                display: 'grid',
                gap: 2,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                alignItems: 'end',
              }}
            >
              {options.map((field) => (
                <FieldInput key={field.name} field={field} path={`${path}.${field.name}`} />
              ))}
            </Box>
          )}
        </Box>
      )}
    </>
  )
}
