import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { transform } from '@swc/core'
import { inRoot } from '../../../scripts/house/root.mjs'

/**
 * A program with modules of the server, which runs as if its machine were in another time zone: a zone is that of a
 * whole process.
 */
export class ProgramElsewhere {
  private constructor(private readonly folder: string) {}

  /**
   * @param sources the modules that it needs, by their paths in `server/src` without an ending
   * @param program imports them by those paths, and prints JSON; `process.argv[2]` is its input as JSON
   */
  static async of(sources: readonly string[], program: string): Promise<ProgramElsewhere> {
    // Within the product, where its packages are found.
    await mkdir(inRoot('.cache'), { recursive: true })
    const folder = await mkdtemp(path.join(inRoot('.cache'), 'elsewhere-'))
    await writeFile(path.join(folder, 'package.json'), '{ "type": "module" }')
    await writeFile(path.join(folder, 'program.js'), program)
    for (const source of sources) {
      const text = await readFile(new URL(`../../src/${source}.ts`, import.meta.url), 'utf8')
      const { code } = await transform(text, { jsc: { parser: { syntax: 'typescript' }, target: 'es2022' } })
      await mkdir(path.dirname(path.join(folder, source)), { recursive: true })
      await writeFile(path.join(folder, `${source}.js`), code)
    }
    return new ProgramElsewhere(folder)
  }

  /** What it prints in a time zone. */
  async run(TZ: string, input: unknown) {
    const { stdout } = await promisify(execFile)(process.execPath, ['program.js', JSON.stringify(input)], {
      cwd: this.folder,
      env: { ...process.env, TZ },
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(stdout)
  }

  remove(): Promise<void> {
    return rm(this.folder, { recursive: true })
  }
}
