// Joins the words of all subjects, for the build and in development: `node admin/scripts/words.mjs`.
import { writeJoinedWords } from '../../scripts/house/words.mjs'

writeJoinedWords()
