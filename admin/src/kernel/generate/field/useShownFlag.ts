import { useFormContext } from 'react-hook-form'

/**
 * Switches on that a text is shown once it has begun: `showIntro` for `intro`. What visitors are not to see can be switched
 * off again.
 * @param path where the text stands in the form
 */
export function useShownFlag(path: string): (before: string, after: string) => void {
  const { getValues, setValue } = useFormContext()
  const cut = path.lastIndexOf('.') + 1
  const name = path.slice(cut)
  const flag = `${path.slice(0, cut)}show${name.charAt(0).toUpperCase()}${name.slice(1)}`
  return (before, after) => {
    if (before === '' && after !== '' && getValues(flag) === false) setValue(flag, true, { shouldDirty: true })
  }
}
