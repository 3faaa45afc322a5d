import classes from './chart.module.css'

export function ChartTip({ name, figure }: { name: string; figure: string }) {
  return (
    <div className={classes.tip}>
      {name} <strong>{figure}</strong>
    </div>
  )
}
