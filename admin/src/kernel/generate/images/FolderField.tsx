import MenuItem from '@mui/material/MenuItem'
import MuiTextField from '@mui/material/TextField'
import { useTranslation } from '../../i18n/useTranslation'
import { useFolderName, useFolders } from '../../media/useFolders'
import { type FieldInputProps, useFormField } from '../field/useFormField'

/** A folder of the image library. */
export default function FolderField(props: FieldInputProps) {
  const { translate } = useTranslation()
  const { id, input, label, help, error } = useFormField(props)
  const folders = useFolders()
  const folderName = useFolderName()
  const chosen = typeof input.value === 'string' ? input.value : ''
  // One that holds nothing yet, or nothing any more.
  const all = chosen === '' || folders.includes(chosen) ? folders : [chosen, ...folders]
  return (
    <MuiTextField
      id={id}
      select
      label={label}
      required={props.field.required}
      value={chosen}
      onChange={(event) => input.onChange(event.target.value || null)}
      onBlur={input.onBlur}
      inputRef={input.ref}
      error={error !== undefined}
      helperText={error ?? help}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{translate('media.noFolder')}</MenuItem>
      {all.map((folder) => (
        <MenuItem key={folder} value={folder}>
          {folderName(folder)}
        </MenuItem>
      ))}
    </MuiTextField>
  )
}
