import { type ChosenPicture, type LeftOut, picturesInArchive } from './PictureArchive'

const [maxPictures, longestName] = [2000, 200]

/** The pictures that were chosen for an import, and what of their archives is left out. */
export interface ChosenPictures {
  pictures: readonly ChosenPicture[]
  leftOut: readonly LeftOut[]
}

interface ChosenFiles extends ChosenPictures {
  /** What is neither a picture nor an archive of pictures. */
  tables: File[]
}

/** Tells the tables, the pictures, and the pictures in archives apart; of pictures of one name the first counts. */
export async function chosenFiles(files: readonly File[]): Promise<ChosenFiles> {
  const isArchive = ({ name }: File) => /\.zip$/i.test(name)
  const isPicture = ({ type }: File) => type.startsWith('image/')
  const found = files.filter(isPicture).map((file): ChosenPicture => ({ name: file.name, read: async () => file }))
  const leftOut: LeftOut[] = []
  for (const file of files.filter(isArchive)) {
    const archive = await picturesInArchive(file, file.name)
    found.push(...archive.pictures)
    leftOut.push(...archive.leftOut)
  }
  const pictures = new Map<string, ChosenPicture>()
  for (const picture of found) {
    const key = picture.name.normalize('NFC').toLowerCase()
    if (pictures.has(key)) leftOut.push({ name: picture.name, reason: 'twice' })
    else if (pictures.size === maxPictures || picture.name.length > longestName) {
      leftOut.push({ name: picture.name, reason: 'tooMany' })
    } else pictures.set(key, picture)
  }
  const tables = files.filter((file) => !isPicture(file) && !isArchive(file))
  return { tables, pictures: [...pictures.values()], leftOut }
}
