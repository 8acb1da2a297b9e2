import Button from '@mui/material/Button'
import { useState } from 'react'

interface SureButtonProps {
  label: string
  /** What it says before the second press. */
  sure: string
  isBusy: boolean
  isDangerous?: boolean
  onSure: () => void
}

/** Does something at the second press. */
export function SureButton({ label, sure, isBusy, isDangerous = false, onSure }: SureButtonProps) {
  const [isSure, setSure] = useState(false)
  const press = () => {
    if (isBusy) return
    setSure(!isSure)
    if (isSure) onSure()
  }
  return (
    <Button
      color={isDangerous ? (isSure ? 'error' : 'inherit') : 'primary'}
      variant={isSure || !isDangerous ? 'contained' : 'text'}
      aria-disabled={isBusy}
      onClick={press}
      onBlur={() => setSure(false)}
    >
      {isSure ? sure : label}
    </Button>
  )
}
