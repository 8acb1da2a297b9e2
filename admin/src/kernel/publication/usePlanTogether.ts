import { useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { useFailureText } from '../dataProvider/useFailureText'
import { Refusal } from '../graphql/Refusal'
import { useTranslation } from '../i18n/useTranslation'
import { entityName } from '../managed/ManagedEntity'
import { addRecord, type Release, releasesKey, startRelease } from './releases'
import type { Together } from './Together'
import { upcomingKey } from './upcomingMoments'

interface NewRelease {
  name: string
  /** ISO, UTC; null to publish it by hand. */
  publishAt: string | null
}

interface Failed {
  /** By field of the new release: `name` and `publishAt`. */
  faults: Record<string, string>
  texts: string[]
}

const ownFields = ['name', 'publishAt']

/** Keeps what a form holds, and puts it into a release that is there or into a new one. */
export function usePlanTogether(together: Together | undefined) {
  const { translate } = useTranslation()
  const failureText = useFailureText()
  const queries = useQueryClient()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [failed, setFailed] = useState<Failed>({ faults: {}, texts: [] })

  async function join(release: Release | NewRelease, bothLanguages: boolean): Promise<void> {
    if (!together || isBusy) return
    setBusy(true)
    setFailed({ faults: {}, texts: [] })
    try {
      const record = await together.save()
      const named = { entity: entityName(together.entity), record }
      if ('id' in release) await addRecord(release.id, named, bothLanguages)
      else await startRelease(release.name, release.publishAt, named, bothLanguages)
      notify(translate('plan.joined', { name: release.name.trim() }), { type: 'success' })
      void queries.invalidateQueries({ queryKey: upcomingKey })
      void queries.invalidateQueries({ queryKey: releasesKey })
      together.onDone(record)
    } catch (thrown) {
      const fields = thrown instanceof Refusal ? Object.entries(thrown.fields) : []
      const faults = Object.fromEntries(fields.filter(([name]) => ownFields.includes(name)))
      const others = fields.filter(([name]) => !ownFields.includes(name)).map(([, text]) => text)
      setFailed({ faults, texts: fields.length > 0 ? others : [failureText(thrown)] })
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, ...failed, join }
}
