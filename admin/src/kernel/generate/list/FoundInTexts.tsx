import { useQuery } from '@tanstack/react-query'
import { useListContext } from 'ra-core'
import { FoundTextsDocument, type ManagedEntityName } from '../../../generated/graphql'
import { FoundSentence } from '../../components/FoundSentence'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { askServer } from '../../graphql/askServer'
import { useEntity } from '../../managed/ManagedContext'

const longestQuestion = 100

/** Below a record of a searched list: the sentence by which it was found where its columns do not show that. One call for all rows. */
export default function FoundInTexts({ record, q }: { record: FormRecord; q: string }) {
  const { name } = useEntity()
  const { data = [] } = useListContext<FormRecord>()
  const ids = data.flatMap(({ id, sibling }) => [Number(id), ...(sibling ? [Number(sibling.id)] : [])])
  const { data: answer } = useQuery({
    queryKey: ['foundInTexts', name, q, ids],
    queryFn: ({ signal }) =>
      askServer({
        query: FoundTextsDocument,
        variables: { q: q.slice(0, longestQuestion), entities: [name as ManagedEntityName], ids },
        signal,
      }),
    retry: false,
  })
  const found = answer?.foundTexts.find(({ id }) => id === record.id || id === record.sibling?.id)
  if (!found) return null
  return <FoundSentence {...found} before={lastWords(found.before)} lang={found.language ?? undefined} />
}

/** Letters before what was found, which would not be seen in a narrow column after more. */
const shownBefore = 28

function lastWords(text: string): string {
  return text.length <= shownBefore ? text : `… ${text.slice(-shownBefore).replace(/^\S*\s/, '')}`
}
