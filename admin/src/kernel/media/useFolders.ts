import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { MediaFoldersDocument } from '../../generated/graphql'
import { askServer } from '../graphql/askServer'
import { useTranslation } from '../i18n/useTranslation'
import { useManaged } from '../managed/ManagedContext'

/** The folders of the library that hold images; none until they are known. */
export function useFolders(): readonly string[] {
  const { data } = useQuery({
    queryKey: ['media', 'folders'],
    queryFn: async ({ signal }) =>
      (await askServer({ query: MediaFoldersDocument, variables: {}, signal })).mediaFolders,
  })
  return data ?? []
}

/** What a folder is called: after the entity whose images it holds. */
export function useFolderName(): (folder: string) => string {
  const { entities } = useManaged()
  const { localize } = useTranslation()
  return useCallback(
    (folder) => {
      // Programs spell an entity with hyphens: `news-item`.
      const name = folder.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
      const entity = entities.find((candidate) => candidate.name === name)
      return entity ? localize(entity.pluralLabel) : folder.charAt(0).toUpperCase() + folder.slice(1)
    },
    [entities, localize],
  )
}
