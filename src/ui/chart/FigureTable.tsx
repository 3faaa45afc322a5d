import classes from './chart.module.css'

interface FigureTableProps {
  caption?: string
  headers: readonly [name: string, figure: string]
  rows: readonly { readonly name: string; readonly figure: string }[]
}

export function FigureTable({ caption, headers: [name, figure], rows }: FigureTableProps) {
  return (
    <table className={classes.figures}>
      {caption !== undefined && <caption>{caption}</caption>}
      <thead>
        <tr>
          <th scope="col">{name}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may have one name, and no identity of their own
          <tr key={index}>
            <th scope="row">{row.name}</th>
            <td>{row.figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
