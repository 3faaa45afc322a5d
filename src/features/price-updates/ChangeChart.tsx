import { useElementSize } from '@mantine/hooks'
import { Bar } from '@nivo/bar'
import type { Bar as ChangeBar } from '#domain/prices/priceHistogram.ts'
import { grouped } from '#domain/wording.ts'
import { ChartTip, chartTheme } from '#ui/chart/ChartArea.tsx'

const height = 200
const margin = { top: 20, right: 4, bottom: 32, left: 4 }
const minLabelledWidth = 960
const narrowest = 320

export function ChangeChart({ bars }: { bars: readonly ChangeBar[] }) {
  const { ref, width } = useElementSize()
  const chartWidth = Math.max(width, narrowest)
  const turned = chartWidth < minLabelledWidth
  const data = bars.map(({ label, prices, falls }) => ({ label, prices, falls: falls ? 1 : 0 }))
  return (
    <div ref={ref}>
      {width > 0 && (
        <Bar
          data={data}
          keys={['prices']}
          indexBy="label"
          width={chartWidth}
          height={turned ? height + 48 : height}
          margin={turned ? { ...margin, bottom: 80, left: 48 } : margin}
          padding={0.2}
          colors={({ data: { falls } }) => (falls ? 'var(--ui-accent)' : 'var(--ui-brand)')}
          borderRadius={3}
          label={({ value }) => (value ? grouped(value) : '')}
          labelPosition="end"
          labelOffset={10}
          labelTextColor="var(--ui-text)"
          animate={false}
          theme={chartTheme}
          axisBottom={{ tickSize: 0, tickPadding: 8, tickRotation: turned ? -50 : 0 }}
          axisLeft={null}
          gridYValues={4}
          role="img"
          ariaLabel="Chart of the changes"
          tooltip={({ indexValue, value }) => (
            <ChartTip name={String(indexValue)} figure={grouped(value)} />
          )}
        />
      )}
    </div>
  )
}
