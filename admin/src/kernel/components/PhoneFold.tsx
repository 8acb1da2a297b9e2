import useMediaQuery from '@mui/material/useMediaQuery'
import type { ReactNode } from 'react'
import { Fold } from './Fold'

interface PhoneFoldProps {
  /** By which it is remembered whether it is folded. */
  name: string
  title: string
  /** What is in it, for who reads the heading alone. */
  says?: string | undefined
  /** Open whatever is remembered. */
  isNeeded?: boolean
  children: ReactNode
}

/** Folded behind a heading on a phone; elsewhere it stands there as it is. */
export function PhoneFold({ name, children, ...heading }: PhoneFoldProps) {
  const isPhone = useMediaQuery('(width < 37.5em)')
  if (!isPhone) return children
  return (
    <Fold {...heading} hasHeading name={name} id={`fold-${name.replace('.', '-')}`}>
      {children}
    </Fold>
  )
}
