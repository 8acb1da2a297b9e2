import { useState } from 'react'
import { useLocation } from 'react-router'

/** Something that a visitor opens and that a followed link closes: it is open on the visit it was opened on. */
export function useOpenUntilNavigation(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  return [openedOn === key, (isOpen) => setOpenedOn(isOpen ? key : null)]
}
