import { useStore } from 'ra-core'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import { useManaged } from '../../managed/ManagedContext'
import { usePreview } from '../preview/PreviewContext'
import { optionsOf } from './optionsOf'
import type { Entries } from './useEntries'

/**
 * Which block's options are shown. Beside the form, where there is room, they follow the block that one works on until
 * they are closed; elsewhere they are over the form, for as long as one asks.
 */
export function useBlockOptions(
  path: string,
  { keys, typeOf, selected, select, isOpen }: Entries,
  list: RefObject<HTMLElement | null>,
) {
  const catalogue = useManaged()
  const { panel, setPanelUsed, showBlock } = usePreview()
  const isBeside = panel !== undefined
  const [isFollowing, setFollowing] = useStore('blocks.optionsFollow', true)
  const [isOver, setOver] = useState(false)
  const [asked, setAsked] = useState<object>()
  const { errors, isSubmitting, submitCount } = useFormState()
  const isWanted = isBeside ? isFollowing : isOver
  const shown = isWanted && selected !== undefined && isOpen(selected) ? keys.indexOf(selected) : -1
  const isUsed = isBeside && shown >= 0

  useEffect(() => {
    setPanelUsed(isUsed)
    return () => setPanelUsed(false)
  }, [isUsed, setPanelUsed])

  const isOption = (index: number, name: string) => {
    const block = catalogue.blocks.find((candidate) => candidate.name === typeOf(index))
    return optionsOf(block).some((field) => field.name === name)
  }
  const faults = keys.flatMap((_key, index) =>
    Object.keys(get(errors, `${path}.${index}`) ?? {}).map((name) => ({ index, isOption: isOption(index, name) })),
  )
  const isOnlyOptions = Object.keys(errors).length === 1 && faults.every((fault) => fault.isOption)
  const faulty = faults.find((fault) => fault.isOption && (isBeside || isOnlyOptions))?.index

  function show(index: number) {
    select(keys[index])
    if (isBeside) setFollowing(true)
    else setOver(true)
  }
  const leave = () => list.current?.children[shown]?.querySelector<HTMLElement>('[data-options]')?.focus()
  const showFaulty = useEffectEvent(() => faulty !== undefined && show(faulty))
  // What was complained about when saving must be seen. Over the form it waits for what is under it.
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting) showFaulty()
  }, [submitCount, isSubmitting])

  return {
    /** The place of the block; -1 when none is. */
    shown,
    /** A new object on every request for the options, to focus them. */
    asked,
    open(index: number) {
      show(index)
      setAsked({})
      showBlock(index)
    },
    /** Back to the block, with its options in sight where they are beside it. */
    leave,
    close() {
      if (isBeside) setFollowing(false)
      else setOver(false)
      // Once what was over the form has let go of the focus.
      setTimeout(leave)
    },
    hasError: (index: number) => faults.some((fault) => fault.isOption && fault.index === index),
    /** While options are beside the form, they are those of the unfolded block that has the focus. */
    follow: (index: number) => isUsed && isOpen(keys[index] ?? '') && select(keys[index]),
  }
}
