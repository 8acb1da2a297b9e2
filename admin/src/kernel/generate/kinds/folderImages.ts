import { lookedUp } from './lookedUp'

export const folderImages = lookedUp
