import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from '@swc/core'

const server = fileURLToPath(new URL('..', import.meta.url))
const imported = /^(?:import|export)\b(?! type)[^']*'(\.[^']+)\.js'/gm

/**
 * Writes a file of the server, and all that it imports, as JavaScript that a process of its own can run.
 * @param source relative to the folder of the server @param folder within the server, so that packages are found
 * @returns the file to run
 */
export async function transpile(source: string, folder: string): Promise<string> {
  const written = new Set<string>()
  const write = async (name: string): Promise<void> => {
    if (written.has(name)) return
    written.add(name)
    const text = await readFile(path.join(server, `${name}.ts`), 'utf8')
    const { code } = await transform(text, {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
      },
    })
    const file = path.join(folder, `${name}.js`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, code)
    for (const [, target = ''] of code.matchAll(imported)) await write(path.join(path.dirname(name), target))
  }
  await write(source)
  await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
  return path.join(folder, `${source}.js`)
}
