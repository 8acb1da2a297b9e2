import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import {
  type RestoreChoice,
  RestoreConflictsDocument,
  RestoreRecordDocument,
  type RestoreRecordMutation,
} from '../../generated/graphql'
import { useFailureText } from '../dataProvider/useFailureText'
import { titleOf } from '../format/formatValue'
import { askServer } from '../graphql/askServer'
import { Refusal } from '../graphql/Refusal'
import { entityNames, useTranslation } from '../i18n/useTranslation'
import { fieldNamed } from '../managed/ManagedCatalogue'
import { useManaged } from '../managed/ManagedContext'
import type { ManagedEntity } from '../managed/ManagedEntity'
import { entityName } from '../managed/ManagedEntity'

type Restored = RestoreRecordMutation['restored']

/** Titles that are named; of more than these only the first. */
const maxNamed = 5

/** Restores deleted records and reports what was restored with them and what could not be. */
export function useRestore() {
  const catalogue = useManaged()
  const { translate, localize, language } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()

  function report(entity: ManagedEntity, answers: Restored[]) {
    const count = answers.flatMap(({ restored }) => restored).length
    const relinked = answers.reduce((sum, answer) => sum + answer.relinked, 0)
    const forgotten = answers.flatMap((answer) => answer.forgotten)
    const emptied = [...new Set(answers.flatMap((answer) => answer.emptied))]
    const titles = forgotten.slice(0, maxNamed).map(({ entity: name, title }) => {
      const user = catalogue.entity(name)
      return `‘${titleOf(user, { [user.titleField]: title }, language)}’`
    })
    const fields = emptied.map((name) => localize(fieldNamed(entity, name)?.label ?? { nl: name, en: name }))
    const rest = forgotten.length > maxNamed ? ' …' : ''
    const sentences = [
      translate('trash.restored', { ...entityNames(entity, language), count }),
      relinked > 0 && translate('trash.relinked', { count: relinked }),
      titles.length > 0 && translate('trash.forgotten', { titles: titles.join(', ') + rest }),
      fields.length > 0 && translate('trash.emptied', { fields: fields.join(', ') }),
    ]
    const isWhole = titles.length === 0 && fields.length === 0
    notify(
      sentences.filter(Boolean).join(' '),
      isWhole ? { type: 'success' } : { type: 'warning', autoHideDuration: 20_000 },
    )
  }

  async function put(entity: ManagedEntity, id: number, choices: RestoreChoice[] = []): Promise<Restored> {
    const variables = { entity: entityName(entity.name), id, choices }
    return (await askServer({ query: RestoreRecordDocument, variables })).restored
  }

  /** @returns the one that others have values of by now, so that these are to be chosen; the rest is restored before it */
  async function restoreAll(entity: ManagedEntity, ids: readonly number[]): Promise<number | undefined> {
    const answers: Restored[] = []
    let disputed: number | undefined
    try {
      for (const id of ids) {
        // A translation that was deleted with its sibling is restored with it.
        if (answers.some(({ restored }) => restored.includes(id))) continue
        try {
          answers.push(await put(entity, id))
        } catch (failure) {
          if (!(failure instanceof Refusal && failure.code === 'VALIDATION' && (await hasConflicts(entity, id)))) {
            throw failure
          }
          disputed ??= id
        }
      }
    } catch (failure) {
      notify(translate('trash.restoreFailed', { reason: failureText(failure) }), {
        type: 'error',
        autoHideDuration: 15_000,
      })
    }
    if (answers.length > 0) report(entity, answers)
    await queries.invalidateQueries()
    return disputed
  }

  /** With other values for those that others have by now. @throws Refusal, NoAnswer */
  async function restoreWith(entity: ManagedEntity, id: number, choices: RestoreChoice[]): Promise<void> {
    report(entity, [await put(entity, id, choices)])
    await queries.invalidateQueries()
  }

  return { restoreAll, restoreWith }
}

async function hasConflicts(entity: ManagedEntity, id: number): Promise<boolean> {
  const variables = { entity: entityName(entity.name), id }
  return (await askServer({ query: RestoreConflictsDocument, variables })).conflicts.length > 0
}
