import { type ReactCompilerOptions, transform } from 'oxc-transform-react'
import type { Plugin } from 'vite'

/** Runs the React Compiler in tests. The plugin for React leaves out what Vite loads for Node, as Vitest does. */
export function compileInTests(compiler: ReactCompilerOptions): Plugin {
  return {
    name: 'compile-in-tests',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/ },
      async handler(code, id) {
        const { code: compiled, map } = await transform(id, code, {
          jsx: { runtime: 'automatic', development: true },
          reactCompiler: compiler,
          sourcemap: true,
        })
        return { code: compiled, map }
      },
    },
  }
}
