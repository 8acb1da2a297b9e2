import { useState } from 'react'
import { useLocation } from 'react-router'

/** State of a menu or dialog that closes on navigation: it is open only at the location where it was opened. */
export function useOpenUntilNavigation(): [boolean, (isOpen: boolean) => void] {
  const { key } = useLocation()
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  return [openedOn === key, (isOpen) => setOpenedOn(isOpen ? key : null)]
}
