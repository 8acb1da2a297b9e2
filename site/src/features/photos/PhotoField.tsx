import { type ComponentType, useId, useRef, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useMountEffect } from '../../kernel/browser/useMountEffect'
import type { Field } from '../../kernel/forms/Field'
import { ariaAttributes, FieldFrame } from '../../kernel/forms/FieldFrame'
import { loadLaterMessages } from '../../kernel/i18n/catalogues'
import type { ChosenPhotosProps } from './ChosenPhotos'

interface PhotoFieldProps {
  field: Field
  fault?: string | undefined
  /** The names of those that came with a form which was refused: no browser chooses them again by itself. */
  before?: string | undefined
}

/** Chooses photos, with scripts and without; those chosen are shown by code that is loaded once the field is touched. */
export function PhotoField({ field, fault, before }: PhotoFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [Chosen, setChosen] = useState<ComponentType<ChosenPhotosProps>>()
  const load = () => {
    if (Chosen) return
    Promise.all([import('./ChosenPhotos'), loadLaterMessages('photos')]).then(
      ([{ ChosenPhotos }]) => setChosen(() => ChosenPhotos),
      // Without it, the browser itself says what is chosen.
      () => undefined,
    )
  }
  useMountEffect(() => {
    if (input.current?.value) load()
  })

  return (
    <FieldFrame field={field} id={id} fault={fault}>
      {before && (
        <p className="field__hint">
          <FormattedMessage id="form.photos.again" values={{ names: before }} />
        </p>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        name={field.name}
        accept="image/*"
        multiple
        onFocus={load}
        onPointerDown={load}
        onChange={load}
        {...ariaAttributes(id, fault, field.hint)}
      />
      {Chosen && <Chosen input={input} />}
    </FieldFrame>
  )
}
