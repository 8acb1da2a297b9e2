import Button, { type ButtonProps } from '@mui/material/Button'
import { useRef } from 'react'
import { acceptedFiles } from './downloadFiles'

interface FileButtonProps extends Omit<ButtonProps, 'onClick'> {
  isMultiple?: boolean
  onChosen: (files: File[]) => void
}

/** Opens the file dialog of the device. */
export function FileButton({ isMultiple, onChosen, ...props }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...props} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple={isMultiple}
        accept={acceptedFiles}
        aria-label={props['aria-label']}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          // The same file may be chosen again.
          target.value = ''
          if (files.length > 0) onChosen(files)
        }}
      />
    </>
  )
}
