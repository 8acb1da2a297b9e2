import { useQuery } from '@tanstack/react-query'
import { useGetMany } from 'ra-core'
import { UsesOfDocument } from '../../generated/graphql'
import type { FormRecord } from '../dataProvider/FormRecord'
import { titleOf } from '../format/formatValue'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { useEntity } from '../managed/ManagedContext'
import { entityName } from '../managed/ManagedEntity'

/** The records that stand below one that is deleted, with the addresses that they get by that. */
export function MovedChildren({ id }: { id: number }) {
  const { name, fields } = useEntity()
  const parent = fields.find(({ reference, kind }) => kind.references === 'one' && reference === name)
  return parent ? <Children id={id} parentField={parent.name} /> : null
}

function Children({ id, parentField }: { id: number; parentField: string }) {
  const entity = useEntity()
  const { translate, language } = useTranslation()
  const uses = useQuery({
    queryKey: [entity.name, 'usesOf', id],
    queryFn: ({ signal }) =>
      askServer({
        query: UsesOfDocument,
        variables: { entity: entityName(entity.name), id, withTranslation: true },
        signal,
      }),
    gcTime: 0,
  })
  const ids = (uses.data?.usesOf ?? [])
    .filter((use) => use.entity === entity.name && use.field === parentField)
    .map((use) => use.id)
  const { data: children = [] } = useGetMany<FormRecord>(entity.name, { ids }, { enabled: ids.length > 0 })
  const shown = children.filter(Boolean)
  if (shown.length === 0) return null
  return (
    <>
      <p>{translate('delete.children', { count: shown.length })}</p>
      <ul>
        {shown.map((child) => (
          <li key={child.id}>
            {translate('delete.child', {
              title: titleOf(entity, child, language) || translate('list.untitled'),
              from: `/${child.language}/${child.fullUrl}`,
              to: `/${child.language}/${child.url}`,
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
