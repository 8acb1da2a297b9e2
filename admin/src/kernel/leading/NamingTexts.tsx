import { pricedEntities } from '@shop/server/priceReferences'
import { useQuery } from '@tanstack/react-query'
import { UsesOfDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { useEntity, useManaged } from '../managed/ManagedContext'
import { entityName } from '../managed/ManagedEntity'

interface NamingTextsProps {
  id: number
  /** Deleted with its translation, or hidden by itself. */
  going: 'deleted' | 'hidden'
}

/** The records whose texts name the price of one that goes, so that visitors do not read the sentence any more. */
export function NamingTexts(props: NamingTextsProps) {
  const { name } = useEntity()
  return pricedEntities.some((priced) => priced === name) ? <Texts {...props} /> : null
}

function Texts({ id, going }: NamingTextsProps) {
  const entity = useEntity()
  const { entities } = useManaged()
  const { translate, localize } = useTranslation()
  const { data } = useQuery({
    queryKey: [entity.name, 'usesOf', id, going],
    queryFn: ({ signal }) => {
      const variables = { entity: entityName(entity.name), id, withTranslation: going === 'deleted' }
      return askServer({ query: UsesOfDocument, variables, signal })
    },
    gcTime: 0,
  })
  const uses = (data?.usesOf ?? []).filter(({ inText }) => inText)
  const records = uses.filter((use, at) => uses.findIndex((one) => isOfOne(one, use)) === at)
  if (records.length === 0) return null
  return (
    <>
      <p>
        {translate(going === 'deleted' ? 'delete.namedInTexts' : 'leading.namedInTexts', { count: records.length })}
      </p>
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
