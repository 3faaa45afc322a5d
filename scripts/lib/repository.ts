import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at, root } from './project.ts'

/** Every file of the repository, new ones that git would take included, relative to the root. */
export function repositoryFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return output.split('\0').filter((file) => file !== '' && existsSync(at(file)))
}

/** The text of a file of the repository. */
export const textOf = (file: string): string => readFileSync(at(file), 'utf8')
