import { createTheme } from '@mantine/core'

/** Filled controls use a darker blue for contrast with white; the pure colors are for marks (AMB-226). */
export const theme = createTheme({
  colors: {
    brand: [
      '#e6f7fc',
      '#d0eef8',
      '#a2ddf0',
      '#70cbe7',
      '#40bcde',
      '#1f9cc0',
      '#0c7899',
      '#0b6885',
      '#094f66',
      '#063848',
    ],
    accent: [
      '#fff4e2',
      '#ffe8cc',
      '#ffd09b',
      '#ffb764',
      '#ffa238',
      '#ff951b',
      '#ff8f00',
      '#c26700',
      '#8f4b00',
      '#6b3800',
    ],
  },
  primaryColor: 'brand',
  primaryShade: { light: 6, dark: 6 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  fontFamily: "'Inter Variable', system-ui, -apple-system, 'Segoe UI', sans-serif",
  fontFamilyMonospace: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, monospace",
  headings: { fontWeight: '600' },
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    },
  },
})
