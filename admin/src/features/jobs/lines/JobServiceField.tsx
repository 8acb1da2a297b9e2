import { useEffect, useRef } from 'react'
import { useFormContext, useFormState, useWatch } from 'react-hook-form'
import type { FieldInputProps } from '../../../kernel/generate/field/useFormField'
import { ReferenceField } from '../../../kernel/generate/references/ReferenceField'
import type { JobLine } from '../../lines/JobLine'
import { useLineOf } from '../../lines/useLineOf'
import { finished } from '../jobStatuses'
import { readService } from './readService'

/**
 * The service that a job is for. Choosing one begins the lines with its work, as taking in a device does, unless the job
 * has lines or costs already; choosing another replaces that line as long as nobody has touched it.
 */
export default function JobServiceField(props: FieldInputProps) {
  const { path } = props
  const { getValues, setValue } = useFormContext()
  const { defaultValues } = useFormState()
  const chosen: unknown = useWatch({ name: path })
  const lineOf = useLineOf()
  const latest = useRef(lineOf)
  latest.current = lineOf
  const before = useRef(chosen)
  const made = useRef<string>(undefined)
  // What a record holds that is read, or read again after a save, nobody has chosen.
  useEffect(() => {
    before.current = defaultValues?.[path]
  }, [defaultValues, path])
  useEffect(() => {
    if (before.current === chosen) return
    before.current = chosen
    let isStale = false
    const enter = async () => {
      const source = typeof chosen === 'number' ? await readService(chosen, getValues('customer')) : null
      const lines: JobLine[] = getValues('lines') ?? []
      const isOwn = made.current !== undefined && JSON.stringify(lines) === made.current
      const isFree = lines.length === 0 && getValues('costs') == null && getValues('status') !== finished
      if (isStale || (!isOwn && !isFree)) return
      const begun = source ? [latest.current(source)] : []
      made.current = JSON.stringify(begun)
      setValue('lines', begun, { shouldDirty: true })
    }
    // Without an answer there is no line; the job is saved all the same.
    void enter().catch(() => undefined)
    return () => {
      isStale = true
    }
  }, [chosen, getValues, setValue])
  return <ReferenceField {...props} reference="service" />
}
