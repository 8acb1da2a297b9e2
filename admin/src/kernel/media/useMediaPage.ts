import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useFailureText } from '../dataProvider/useFailureText'
import { type MediaFilter, type MediaPage, readMediaPage } from './MediaFile'

interface MediaState {
  page?: MediaPage
  /** Message when it could not be loaded. */
  failure?: string
  isLoading: boolean
  reload(): void
}

/** A page of the library; the one before it stays in sight until the next is there. */
export function useMediaPage(filter: MediaFilter): MediaState {
  const failureText = useFailureText()
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['media', filter],
    queryFn: ({ signal }) => readMediaPage(filter, signal),
    placeholderData: keepPreviousData,
  })
  return {
    page: data,
    failure: error ? failureText(error) : undefined,
    isLoading: isFetching,
    reload: () => void refetch(),
  }
}
