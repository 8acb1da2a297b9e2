import { useQuery } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { JobOfNumberDocument } from '../../generated/graphql'
import { isJobNumber, learnJobNumber } from '../../kernel/addresses/jobNumbers'
import { FormSkeleton } from '../../kernel/components/FormSkeleton'
import { useLoadFailure } from '../../kernel/generate/useLoadFailure'
import { askServer } from '../../kernel/graphql/askServer'
import { fieldNamed } from '../../kernel/managed/ManagedCatalogue'
import type { ManagedEntity } from '../../kernel/managed/ManagedEntity'

/** A screen of a record, which is reached by its number too where records of the entity have one. */
export function reachedByNumber(entity: ManagedEntity, Screen: ComponentType): ComponentType {
  if (!fieldNamed(entity, 'number')) return Screen
  return () => (
    <JobOfNumber>
      <Screen />
    </JobOfNumber>
  )
}

/** Leads from an address with the number of a job to the job, of whichever kind it is; other addresses are as they were. */
function JobOfNumber({ children }: { children: ReactNode }) {
  const { id } = useParams()
  return isJobNumber(id) ? <Lookup number={id} /> : children
}

function Lookup({ number }: { number: string }) {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  const { data, error } = useQuery({
    queryKey: ['jobOfNumber', number],
    queryFn: ({ signal }) => askServer({ query: JobOfNumberDocument, variables: { number }, signal }),
    retry: false,
    gcTime: 0,
  })
  useLoadFailure(error)
  useEffect(() => {
    if (!data) return
    const { kind, id, number: written } = data.jobOfNumber
    learnJobNumber(kind, id, written)
    const screen = pathname.split('/').slice(3)
    navigate({ pathname: ['', kind, id, ...screen].join('/'), search, hash }, { replace: true })
  }, [data, navigate, pathname, search, hash])
  return <FormSkeleton />
}
