import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { FormRecord } from '../../dataProvider/FormRecord'
import { useEntity } from '../../managed/ManagedContext'
import { type Beside, BesideFields } from '../field/FieldInput'

const TranslationBar = lazy(() => import('./TranslationBar'))

interface TranslatingProps {
  /** The record of the form; undefined for one that is being made. */
  record?: FormRecord
  /** What a record that is being made is the translation of. */
  sibling?: FormRecord
  /** Gets what stands above the form. */
  children: (bar: ReactNode) => ReactNode
}

/** A form of what has a translation: with the text in the other language beside each field, where one asks for it. */
export function Translating({ record, sibling, children }: TranslatingProps) {
  const { isTranslated } = useEntity()
  const [beside, setBeside] = useState<Beside>(nothing)
  const isThere = isTranslated && Boolean(record ? record.sibling : sibling)
  const bar = useMemo(
    () => (
      <Suspense fallback={null}>
        <TranslationBar record={record} sibling={sibling} onBeside={setBeside} />
      </Suspense>
    ),
    [record, sibling],
  )
  // What stands beside another form is not about a form that is opened within it.
  if (!isThere) return <BesideFields value={null}>{children(null)}</BesideFields>
  return <BesideFields value={beside}>{children(bar)}</BesideFields>
}

const nothing: Beside = { Beside: null }
