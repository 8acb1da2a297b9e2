import { useQuery } from '@tanstack/react-query'
import { useDataProvider, useResourceContext } from 'ra-core'
import { useFormState, useWatch } from 'react-hook-form'
import type { ManagedField } from '../../managed/ManagedEntity'
import { useDebounced } from '../../typing/useDebounced'

/** How long the typing must have stopped. */
const delay = 400

/**
 * The server's error for a value that another record has already, before saving gives it. Of a saved record only changed
 * fields are checked.
 */
export function useUniquenessError(field: ManagedField, path: string, value: unknown): string | undefined {
  const resource = useResourceContext()
  const dataProvider = useDataProvider()
  const [id, language] = useWatch({ name: ['id', 'language'] })
  const { dirtyFields } = useFormState({ name: path })
  // Only records are unique in something: what stands in blocks and lists has a longer path.
  const isUnique = field.unique && path === field.name
  const text = !isUnique || value === null || value === undefined ? '' : String(value).trim()
  const settled = useDebounced(text, delay)
  const isAsked = settled !== '' && (id === undefined || path in dirtyFields)
  const { data } = useQuery({
    queryKey: ['uniqueComplaint', resource, path, settled, language, id],
    queryFn: (): Promise<string | null> =>
      dataProvider.uniqueComplaint(resource, { field: path, value: settled, language, except: id }),
    enabled: isAsked,
    gcTime: 0,
  })
  return isAsked && settled === text ? (data ?? undefined) : undefined
}
