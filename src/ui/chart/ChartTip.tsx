import classes from './chart.module.css'

/** What a part of a chart stands for, beside the pointer. */
export function ChartTip({ name, figure }: { name: string; figure: string }) {
  return (
    <div className={classes.tip}>
      {name} <strong>{figure}</strong>
    </div>
  )
}
