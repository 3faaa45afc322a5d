export const chartTheme = {
  text: { fontFamily: 'inherit', fontSize: 13, fill: 'var(--ui-muted)' },
  axis: { ticks: { text: { fill: 'var(--ui-muted)' } } },
  grid: { line: { stroke: 'var(--ui-line)' } },
}
