import { useFormContext } from 'react-hook-form'

interface Choice {
  visible: boolean
  visibleFrom?: string | null
  visibleUntil?: string | null
  /** Whether the translation is to be seen alike; sent along with the record. */
  bothLanguages?: boolean
}

/** Says what a form is saved as: what is left out stays as it stands in the form. The server's last errors are forgotten. */
export function usePublication(): (choice: Choice) => void {
  const { setValue, clearErrors } = useFormContext()
  return ({ bothLanguages = false, ...values }) => {
    clearErrors()
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true })
    setValue('bothLanguages', bothLanguages)
  }
}
