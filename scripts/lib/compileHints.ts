import type { Plugin } from 'vite'

/** Compiles the first chunks eagerly, off the main thread. */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    // The hint must be the very first line, so run after other plugins.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || ['staff', 'shared'].includes(file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
