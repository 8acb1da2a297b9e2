import { lookedUp } from './lookedUp'

export const translation = lookedUp
