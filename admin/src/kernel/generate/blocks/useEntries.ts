import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { get, useFieldArray, useFormContext, useFormState } from 'react-hook-form'
import { rememberedFold, rememberFold } from '../../cookies/useFolded'
import { useEntity } from '../../managed/ManagedContext'

type Entry = Record<string, unknown>

export type Entries = ReturnType<typeof useEntries>

/**
 * A list in a form whose entries can be collapsed, moved, removed and restored. What is typed into an entry renders
 * nothing here: each field follows its own value, and a list of many blocks would render all of them at every key.
 */
export function useEntries(path: string) {
  const { control, getValues } = useFormContext()
  const { errors, isSubmitting, submitCount } = useFormState()
  const list = useFieldArray({ control, name: path, keyName: '__key' })
  const [removed, setRemoved] = useState<{ index: number; value: Entry; name: string }>()

  const [selected, setSelected] = useState<string>()

  const added = useRef<number>(undefined)
  const replaced = useRef<number>(undefined)
  const lengthBefore = useRef(list.fields.length)
  const [newest, setNewest] = useState<string>()

  const setFolded = useCallback((keys: readonly string[], isFolded: boolean) => {
    setOpen((before) => {
      const after = new Set(before)
      for (const key of keys) isFolded ? after.delete(key) : after.add(key)
      return after
    })
  }, [])

  const fields = list.fields as unknown as Entry[]
  const keys = fields.map((entry) => String(entry.__key))
  const { name: entity } = useEntity()
  const id: unknown = getValues('id')
  // Lists within an entry follow it; a record that is not saved yet is nowhere to be found again.
  const foldName = typeof id === 'number' && !path.includes('.') ? `${entity}.${id}.${path}` : undefined
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    const places = (foldName && rememberedFold(foldName)?.split(',')) || []
    return new Set(places.flatMap((place) => keys[Number(place)] ?? []))
  })
  const copyOf = (index: number): Entry => structuredClone(getValues(`${path}.${index}`) ?? {})
  const faulty = keys.filter((_key, index) => get(errors, `${path}.${index}`) !== undefined).join()

  useEffect(() => {
    const key = added.current === undefined ? undefined : keys[added.current]
    if (key === undefined || keys.length === lengthBefore.current) return
    added.current = undefined
    setFolded([key], false)
    setNewest(key)
    setSelected(key)
  })
  // A new key, too, is what is unfolded.
  useEffect(() => {
    const key = replaced.current === undefined ? undefined : keys[replaced.current]
    if (key === undefined || open.has(key)) return
    replaced.current = undefined
    setFolded([key], false)
    setSelected(key)
  })
  useEffect(() => {
    lengthBefore.current = keys.length
  }, [keys.length])

  const openPlaces = keys.flatMap((key, index) => (open.has(key) ? [index] : [])).join()
  useEffect(() => {
    if (foldName) rememberFold(foldName, openPlaces || undefined)
  }, [foldName, openPlaces])

  // Saving gives every entry a new key; what was unfolded stays so.
  const keyLine = keys.join()
  const keysBefore = useRef(keyLine)
  useLayoutEffect(() => {
    const [now, before] = [keyLine.split(','), keysBefore.current.split(',')]
    keysBefore.current = keyLine
    if (now.length !== before.length || now.some((key) => before.includes(key))) return
    setOpen((opened) => new Set(now.filter((_key, index) => opened.has(before[index] ?? ''))))
    setSelected((one) => (one === undefined ? undefined : now[before.indexOf(one)]))
  }, [keyLine])

  // Invalid entries expand after a failed save; afterwards they may be collapsed again.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && faulty !== '') setFolded(faulty.split(','), false)
  }, [submitCount, isSubmitting, faulty, setFolded])

  return {
    keys,
    /** The one that was added last. */
    newest,
    /** Which type of block an entry is; undefined in a list of one type. */
    typeOf: (index: number) => fields[index]?.__type as string | undefined,
    /** What a field of an entry held when the list last changed. */
    valueIn: (index: number, name: string) => fields[index]?.[name],
    /** A copy of what stands in an entry at this moment. */
    copyOf,
    /** The entry that is being edited. */
    selected,
    select: setSelected,
    isOpen: (key: string) => open.has(key),
    hasError: (index: number) => get(errors, `${path}.${index}`) !== undefined,
    /** What is wrong with the list as a whole. */
    listError: (): string | undefined => {
      const error: { message?: string; root?: { message?: string } } | undefined = get(errors, path)
      return error?.root?.message ?? error?.message
    },
    setFolded,
    toggle: (key: string) => setFolded([key], open.has(key)),
    /** Adds one, at the end when no place is given, and unfolds it. */
    add(value: Entry, at = keys.length) {
      added.current = at
      list.insert(at, value)
    },
    /** Puts another one in its place, unfolded. */
    replace(index: number, value: Entry) {
      replaced.current = index
      list.update(index, value)
    },
    move: (from: number, to: number) => list.move(from, to),
    remove(index: number, name: string) {
      setRemoved({ index, value: copyOf(index), name })
      list.remove(index)
    },
    removed,
    restore() {
      if (removed) list.insert(Math.min(removed.index, keys.length), removed.value)
      setRemoved(undefined)
    },
    dismissRemoved: () => setRemoved(undefined),
  }
}
