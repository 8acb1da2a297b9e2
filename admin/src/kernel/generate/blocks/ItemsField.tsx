import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormHelperText from '@mui/material/FormHelperText'
import type { ReactNode } from 'react'
import { useController } from 'react-hook-form'
import { visuallyHidden } from '../../components/visuallyHidden'
import { useTranslation } from '../../i18n/useTranslation'
import { Icon } from '../../icons/Icon'
import { editableFields } from '../../managed/ManagedCatalogue'
import type { ManagedField } from '../../managed/ManagedEntity'
import { emptyFields } from '../field/emptyValues'
import { FieldInput } from '../field/FieldInput'
import type { FieldInputProps } from '../field/useFormField'
import { EntryFrame } from './EntryFrame'
import { EntrySummary } from './EntrySummary'
import { RemovedNotice } from './RemovedNotice'
import { useEntries } from './useEntries'
import { useEntryDrag } from './useEntryDrag'

interface ItemsFieldProps extends FieldInputProps {
  /** What a new item begins with besides what each field begins with. */
  startValues?: Readonly<Record<string, unknown>>
  /** On the button that adds an empty one, instead of a name that suits any list. */
  addLabel?: string
  /** Another way to an item than typing all of it, beside the button that adds an empty one. */
  shortcut?: (add: (values: Readonly<Record<string, unknown>>) => void) => ReactNode
}

/** A list of cards, questions or columns within a block, or of a job's parts; of one of the allowed lengths. */
export function ItemsField({ field, path, startValues, addLabel, shortcut }: ItemsFieldProps) {
  const { translate, localize } = useTranslation()
  const rule = useCountRule(field)
  useController({
    name: path,
    rules: { validate: (items: unknown) => rule.error(Array.isArray(items) ? items.length : 0) ?? true },
  })
  const entries = useEntries(path)
  const { keys } = entries
  const drag = useEntryDrag(entries.move)
  const label = localize(field.label)
  const fields = field.fields ?? []
  // A list that is no part of a block has a panel of its own, with its name as the heading.
  const isWithin = path.includes('.')
  const error = entries.listError()
  const nameOf = (index: number) =>
    translate('items.name', { label: localize(field.itemLabel ?? field.label), number: index + 1 })
  const hint = rule.error(keys.length)

  return (
    <Box component="fieldset" sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}>
      <Box component="legend" sx={isWithin ? { fontWeight: 600, fontSize: '0.92rem', p: 0, mb: 0.5 } : visuallyHidden}>
        {label}
        {field.required && ' *'}
      </Box>
      {field.help && <FormHelperText sx={{ mb: 1 }}>{localize(field.help)}</FormHelperText>}
      {keys.length === 0 && (
        <Box component="p" sx={{ m: 0, mb: 1, color: 'text.secondary' }}>
          {translate('items.empty')}
        </Box>
      )}
      <Box
        component="ol"
        ref={drag.list}
        sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
      >
        {keys.map((key, index) => (
          <EntryFrame
            key={key}
            name={nameOf(index)}
            summary={<EntrySummary fields={fields} path={`${path}.${index}`} />}
            isOpen={entries.isOpen(key)}
            hasError={entries.hasError(index)}
            isFirst={index === 0}
            isLast={index === keys.length - 1}
            canRemove={rule.canRemove(keys.length)}
            onToggle={() => entries.toggle(key)}
            onMove={(by) => entries.move(index, index + by)}
            onGrip={(event) => drag.start(index, event)}
            mark={drag.markAt(index)}
            isDragged={drag.isDragged(index)}
            onRemove={() => entries.remove(index, nameOf(index))}
          >
            {editableFields(fields).map((item) => (
              <FieldInput key={item.name} field={item} path={`${path}.${index}.${item.name}`} />
            ))}
          </EntryFrame>
        ))}
      </Box>
      {(error ?? hint) && (
        <FormHelperText role="status" error={error !== undefined} sx={{ mt: 1 }}>
          {hint ?? error}
        </FormHelperText>
      )}
      {rule.canAdd(keys.length) &&
        shortcut?.((values) => entries.add({ ...emptyFields(fields), ...startValues, ...values }))}
      {rule.canAdd(keys.length) && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Icon name="plus" size={16} />}
          sx={{ mt: 1 }}
          onClick={() => {
            for (let more = rule.step(keys.length); more > 0; more--)
              entries.add({ ...emptyFields(fields), ...startValues })
          }}
        >
          {addLabel ?? translate('items.addSome', { label, count: rule.step(keys.length) })}
        </Button>
      )}
      {entries.removed && (
        <RemovedNotice name={entries.removed.name} onUndo={entries.restore} onClose={entries.dismissRemoved} />
      )}
    </Box>
  )
}

/** How many items a list may have, as a rule for its buttons and a sentence for the reader. */
function useCountRule({ counts }: ManagedField) {
  const { translate } = useTranslation()
  if (!counts || counts.length === 0)
    return { canAdd: () => true, step: () => 1, canRemove: () => true, error: () => undefined }
  const [max, fewest] = [Math.max(...counts), Math.min(...counts)]
  const allowed = counts.map(String)
  const last = allowed.pop() ?? ''
  const listed = allowed.length === 0 ? last : translate('items.or', { allButLast: allowed.join(', '), last })
  return {
    canAdd: (count: number) => count < max,
    /** How many to add at once to come to a number that is allowed. */
    step: (count: number) => Math.min(...counts.filter((one) => one > count)) - count,
    canRemove: (count: number) => count > fewest,
    error: (count: number) =>
      counts.includes(count) ? undefined : translate('items.counts', { counts: listed, count }),
  }
}
