import { useResourceContext } from 'ra-core'
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { useWords } from '../../i18n/useWords'
import type { ManagedField } from '../../managed/ManagedEntity'
import { useUniquenessError } from './useUniquenessError'
import { validateField } from './validateField'

export interface FormField {
  /** For `id` and what points at it. */
  id: string
  input: ControllerRenderProps<FieldValues, string>
  label: string
  help: string | undefined
  error: string | undefined
}

export interface FieldInputProps {
  field: ManagedField
  /** Where the value stands in the form: `title`, `blocks.0.cards.1.title`. */
  path: string
}

/** Ties a described field to the form: its words, its value, its rules and what the server says of it. */
export function useFormField({ field, path }: FieldInputProps): FormField {
  const { say, read } = useWords()
  const label = read(field.label)
  const advice = adviceOn(useResourceContext() ?? '', path)
  const { field: input, fieldState } = useController({
    name: path,
    rules: {
      validate: (value: unknown) => {
        const failure = validateField(field, value, label)
        return failure ? say(failure.key, failure.values) : true
      },
    },
  })
  const taken = useUniquenessError(field, path, input.value)
  return {
    id: `field-${path.replaceAll('.', '-')}`,
    input,
    label,
    help: field.help ? read(field.help) : advice && say(advice),
    error: fieldState.error?.message ?? taken,
  }
}

/** What we advise beside a field and nothing enforces. */
const advice: Record<string, MessageKey> = { 'service.backgroundColor': 'advice.serviceBackground' }

/** @param path where the field stands in the form of the entity */
function adviceOn(entityName: string, path: string): MessageKey | undefined {
  return advice[`${entityName}.${path}`]
}
