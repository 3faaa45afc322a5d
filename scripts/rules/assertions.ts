import ts from 'typescript'

/** Titles of tests that call neither `expect` nor a helper named `expect...`. */
export function testsWithoutAssertion(source: string): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title, ...rest] = node.arguments
      const body = rest.find((one) => ts.isArrowFunction(one) || ts.isFunctionExpression(one))
      if (title && body && !asserts(body)) found.push(title.getText())
    }
    node.forEachChild(visit)
  }
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX))
  return found
}

function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it'
  if (ts.isCallExpression(callee)) return isTest(callee.expression)
  return (
    ts.isPropertyAccessExpression(callee) &&
    /^(each|for|concurrent|runIf|skipIf)$/.test(callee.name.text) &&
    isTest(callee.expression)
  )
}

function asserts(node: ts.Node): boolean {
  if (ts.isCallExpression(node) && /^expect/.test(node.expression.getText())) return true
  return ts.forEachChild(node, (child) => asserts(child) || undefined) ?? false
}
