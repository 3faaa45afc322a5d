import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { at, root } from './project.ts'

/** Includes new files that git does not ignore. */
export function repositoryFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  return output.split('\0').filter((file) => file !== '' && existsSync(at(file)))
}

export const textOf = (file: string): string => readFileSync(at(file), 'utf8')
