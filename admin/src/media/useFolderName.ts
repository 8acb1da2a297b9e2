import { useCallback } from 'react'
import { useWords } from '../i18n/useWords'
import { useManaged } from '../managed/ManagedContext'

/** What a folder is called: after the entity whose images it holds. */
export function useFolderName(): (folder: string) => string {
  const { entities } = useManaged()
  const { read } = useWords()
  return useCallback(
    (folder) => {
      // Programs spell an entity with hyphens: `news-item`.
      const name = folder.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase())
      const entity = entities.find((candidate) => candidate.name === name)
      return entity ? read(entity.pluralLabel) : folder.charAt(0).toUpperCase() + folder.slice(1)
    },
    [entities, read],
  )
}
