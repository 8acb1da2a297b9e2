import './importTexts'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { ChosenPictures } from './chosenFiles'
import { ImportStart } from './ImportStart'
import { ImportView } from './ImportView'

/** A file is chosen, what it would do is read, and done; its number stands in the address, so that one comes back to it. */
export default function ImportScreen() {
  const [parameters, setParameters] = useSearchParams()
  const [chosen, setChosen] = useState<ChosenPictures>({ pictures: [], leftOut: [] })
  const id = Number(parameters.get('id')) || null
  if (id === null) {
    return (
      <ImportStart
        onBegun={(begun, now) => {
          setChosen(now)
          setParameters({ id: String(begun) })
        }}
        onOpen={(opened) => setParameters({ id: String(opened) })}
      />
    )
  }
  return <ImportView key={id} id={id} chosen={chosen} onChosen={setChosen} onBack={() => setParameters({})} />
}
