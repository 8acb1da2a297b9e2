import { languages } from '../shared/screens.js'
import { defineChoice } from './Choice.js'

export const languageChoice = defineChoice('Language', languages, 'The languages of the shop.')
