import { pricedEntities } from '@shop/server/priceReferences'
import { useQuery } from '@tanstack/react-query'
import { UsesOfDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { useEntity, useManaged } from '../managed/ManagedContext'
import { entityName } from '../managed/ManagedEntity'

/** The records whose texts name the price of one that is deleted, or of its translation. */
export function NamingTexts({ id }: { id: number }) {
  const { name } = useEntity()
  return pricedEntities.some((priced) => priced === name) ? <Texts id={id} /> : null
}

function Texts({ id }: { id: number }) {
  const entity = useEntity()
  const { entities } = useManaged()
  const { translate, localize } = useTranslation()
  const { data } = useQuery({
    queryKey: [entity.name, 'usesOf', id],
    queryFn: ({ signal }) =>
      askServer({ query: UsesOfDocument, variables: { entity: entityName(entity.name), id }, signal }),
    gcTime: 0,
  })
  const uses = (data?.usesOf ?? []).filter(({ inText }) => inText)
  const records = uses.filter((use, at) => uses.findIndex((one) => isOfOne(one, use)) === at)
  if (records.length === 0) return null
  return (
    <>
      <p>{translate('delete.namedInTexts', { count: records.length })}</p>
      <ul>
        {records.map((use) => {
          const described = entities.find((each) => each.name === use.entity)
          const title = use.title || translate('list.untitled')
          return (
            <li key={`${use.entity} ${use.id}`}>{described ? `${title} (${localize(described.label)})` : title}</li>
          )
        })}
      </ul>
    </>
  )
}

function isOfOne(one: { entity: string; id: number }, other: { entity: string; id: number }): boolean {
  return one.entity === other.entity && one.id === other.id
}
