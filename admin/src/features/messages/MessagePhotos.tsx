import { useQuery } from '@tanstack/react-query'
import { type MessageKind, PhotosOfMessageDocument } from '../../generated/graphql'
import { PagePart } from '../../kernel/components/PagePart'
import { PhotoLinks } from '../../kernel/components/PhotoLinks'
import { askServer } from '../../kernel/graphql/askServer'
import { useTranslation } from '../../kernel/i18n/useTranslation'

/** What the visitor has sent along; nothing where there is none. */
export function MessagePhotos({ kind, id }: { kind: MessageKind; id: number }) {
  const { translate } = useTranslation()
  const { data, isError, refetch } = useQuery({
    queryKey: ['messagePhotos', kind, id],
    queryFn: async ({ signal }) =>
      (await askServer({ query: PhotosOfMessageDocument, variables: { kind, id }, signal })).messagePhotos,
  })
  if (!isError && !data?.length) return null
  return (
    <PagePart title={translate('inbox.photos')} isError={isError} onRetry={refetch}>
      <PhotoLinks photos={data ?? []} width={180} />
    </PagePart>
  )
}
