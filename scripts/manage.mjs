/** `npm run manage -- <command>`: the operator's tasks. Without a command it prints all of them. */
import { newMigration } from './house/newMigration.mjs'
import { prepare } from './house/prepare.mjs'
import { untilItEnds } from './house/untilItEnds.mjs'

const [command, ...words] = process.argv.slice(2)
await prepare(['server'])
if (command === 'new-migration') {
  // It writes into the sources, which the built server knows nothing of.
  console.log(
    await newMigration(words[0]).catch(({ message }) => {
      process.exitCode = 1
      return message
    }),
  )
} else {
  untilItEnds(process.execPath, ['server/dist/manage.js', ...process.argv.slice(2)])
}
