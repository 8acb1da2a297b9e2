import { maxMessagePhotos } from '@shop/server/textLimits'
import { type RefObject, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMountEffect } from '../../kernel/browser/useMountEffect'
import { Icon } from '../../kernel/components/icons/Icon'
import { downscaled } from './downscaled'

export interface ChosenPhotosProps {
  input: RefObject<HTMLInputElement | null>
}

interface Chosen {
  key: string
  file: File
  /** A data address; null for what the browser cannot show. */
  picture: string | null
}

/** What the server takes of one. */
const maxBytes = 10 * 1024 * 1024

/** Pixels along the longer side of what is shown here. */
const shownSide = 240

/** The photos that a field has, each of which can be removed; what cannot be sent is said at once, and left out. */
export function ChosenPhotos({ input }: ChosenPhotosProps) {
  const { formatMessage } = useIntl()
  const photos = useRef<Chosen[]>([])
  const [shown, setShown] = useState<Chosen[]>([])
  const [left, setLeft] = useState<string[]>([])

  const hold = (chosen: readonly File[]) => {
    const files = new DataTransfer()
    for (const file of chosen) files.items.add(file)
    if (input.current) input.current.files = files.files
  }
  const show = (chosen: Chosen[]) => {
    photos.current = chosen
    setShown(chosen)
    hold(chosen.map(({ file }) => file))
  }

  useMountEffect(() => {
    const field = input.current
    const take = async () => {
      const added = [...(field?.files ?? [])]
      const problems: string[] = []
      const chosen = [...photos.current]
      const room = maxMessagePhotos - chosen.length
      // Who sends the form while photos are read sends those before them too.
      hold([...chosen.map(({ file }) => file), ...added.slice(0, room)])
      // One by one, and at once: a telephone has little memory, and soon no longer reads what its camera took.
      for (const file of added.slice(0, room)) {
        const photo = file.type.startsWith('image/') ? await smallerFile(file) : null
        if (photo && photo.size <= maxBytes)
          chosen.push({
            key: crypto.getRandomValues(new Uint32Array(1)).join(),
            file: photo,
            picture: await pictureOf(photo),
          })
        else problems.push(formatMessage({ id: photo ? 'photos.tooLarge' : 'photos.notPhoto' }, { name: file.name }))
      }
      const names = added
        .slice(room)
        .map(({ name }) => name)
        .join(', ')
      if (names) problems.push(formatMessage({ id: 'photos.tooMany' }, { max: maxMessagePhotos, names }))
      setLeft(problems)
      show(chosen)
    }
    if (field?.files?.length) take()
    field?.addEventListener('change', take)
    return () => field?.removeEventListener('change', take)
  })

  const remove = (index: number) => {
    setLeft([])
    show(shown.toSpliced(index, 1))
    input.current?.focus()
  }

  return (
    <>
      <p className="field__error" role="status">
        {left.join(' ')}
      </p>
      {shown.length > 0 && (
        <ul className="chosen-photos" aria-label={formatMessage({ id: 'photos.chosen' })}>
          {shown.map(({ key, file: { name }, picture }, index) => (
            <li key={key}>
              {picture ? <img src={picture} alt={name} /> : <span className="chosen-photos__name">{name}</span>}
              <button
                type="button"
                aria-label={formatMessage({ id: 'photos.remove' }, { name })}
                onClick={() => remove(index)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** Its bytes are a copy, so that it can still be sent once the original is gone. */
async function smallerFile(file: File): Promise<File> {
  const smaller = await downscaled(file)
  if (smaller !== file) return new File([smaller], file.name.replace(/\.\w+$/, '.jpg'), { type: smaller.type })
  return file
}

async function pictureOf(file: File): Promise<string | null> {
  const small = await downscaled(file, shownSide)
  if (small === file) return null
  return new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => resolve(null)
    reader.readAsDataURL(small)
  })
}
