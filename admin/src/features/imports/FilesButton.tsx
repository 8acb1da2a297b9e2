import Button from '@mui/material/Button'
import { useRef } from 'react'
import { Icon } from '../../kernel/icons/Icon'

interface FilesButtonProps {
  label: string
  accept: string
  isMultiple: boolean
  isBusy: boolean
  onChoose(files: readonly File[]): void
}

/** Opens the chooser of the browser. The same files can be chosen again. */
export function FilesButton({ label, accept, isMultiple, isBusy, onChoose }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="contained"
        disabled={isBusy}
        onClick={() => input.current?.click()}
        startIcon={<Icon name="plus" />}
        sx={{ minHeight: 44 }}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={isMultiple}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          target.value = ''
          if (files.length > 0) onChoose(files)
        }}
      />
    </>
  )
}
