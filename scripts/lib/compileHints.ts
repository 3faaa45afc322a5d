import type { Plugin } from 'vite'

/**
 * Asks the browser to compile the functions of the first files beside the page, because nearly all of them are
 * called. Otherwise each is compiled at its first call, while the page waits.
 */
export const compileHints = (): Plugin => ({
  name: 'compile-hints',
  generateBundle: {
    // The hint counts only at the very top of a file, and other plugins write there as well.
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || ['staff', 'shared'].includes(file.name)))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
    },
  },
})
