import './importTexts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { ImportStart } from './ImportStart'
import { ImportView } from './ImportView'

/** A file is chosen, what it would do is read, and done; its number stands in the address, so that one comes back to it. */
export default function ImportScreen() {
  const [parameters, setParameters] = useSearchParams()
  const [pictures, setPictures] = useState<readonly File[]>([])
  const id = Number(parameters.get('id')) || null
  if (id === null) {
    return (
      <ImportStart
        onBegun={(begun, chosen) => {
          setPictures(chosen)
          setParameters({ id: String(begun) })
        }}
        onOpen={(opened) => setParameters({ id: String(opened) })}
      />
    )
  }
  return <ImportView key={id} id={id} pictures={pictures} onPictures={setPictures} onBack={() => setParameters({})} />
}
