import { useResourceContext } from 'ra-core'
import { createContext, useContext } from 'react'
import { type ControllerRenderProps, type FieldValues, useController } from 'react-hook-form'
import type { MessageKey } from '../../i18n/createI18nProvider'
import { useTranslation } from '../../i18n/useTranslation'
import type { ManagedField } from '../../managed/ManagedEntity'
import { useUniquenessError } from './useUniquenessError'

/** What the ids of a screen's fields begin with. */
export const ownFieldIds = 'field'

/** What the ids of a form's fields begin with: another one in a form that stands above another. */
export const FieldIds = createContext(ownFieldIds)

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

/**
 * Connects a described field to the form: its labels, value and the server's errors.
 * @param complaint what stops a save besides, of a widget that holds more than its value
 */
export function useFormField({ field, path }: FieldInputProps, complaint?: () => MessageKey | undefined): FormField {
  const { translate, localize } = useTranslation()
  const label = localize(field.label)
  const help = useFieldHelp(field, path)
  const { field: input, fieldState } = useController({
    name: path,
    rules: {
      // What a value may be is for the server to say, which names all that is wrong at once.
      validate: () => {
        const stopped = complaint?.()
        return stopped ? translate(stopped) : true
      },
    },
  })
  const ids = useContext(FieldIds)
  const taken = useUniquenessError(field, path, input.value)
  return {
    id: `${ids}-${path.replaceAll('.', '-')}`,
    input,
    label,
    help,
    error: fieldState.error?.message ?? taken,
  }
}

/** What stands under a field: its line of help or our advice, and whether its value is that of the translation too. */
function useFieldHelp(field: ManagedField, path: string): string | undefined {
  const { translate, localize } = useTranslation()
  const advice = adviceOn(useResourceContext() ?? '', path)
  const help = field.help ? localize(field.help) : advice && translate(advice)
  const shared = field.isShared && translate('field.bothLanguages')
  return [help, shared].filter(Boolean).join(' ') || undefined
}

/** What we advise beside a field and nothing enforces. */
const advice: Record<string, MessageKey> = { 'service.backgroundColor': 'advice.serviceBackground' }

/** @param path where the field stands in the form of the entity */
function adviceOn(entityName: string, path: string): MessageKey | undefined {
  return advice[`${entityName}.${path}`]
}
