import { posix } from 'node:path'
import ts from 'typescript'

/** A top-level declaration: its texts, and the names it uses. */
interface Declaration {
  readonly texts: ReadonlySet<string>
  readonly names: ReadonlySet<string>
}

interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** The source of each imported name, by its local name. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
  /** The texts in calls that ask about the viewer's rights. */
  readonly asked: ReadonlySet<string>
}

/** An operation that a group of files calls without asking about the viewer's right to it. */
export interface UnaskedOperation {
  readonly group: string
  readonly operation: string
}

/**
 * Operations that a group of files calls, directly or through a function of `src/api/`, without asking about
 * the viewer's right: neither with `can`, `canPart` or `canAll`, nor with an action's `operation`.
 *
 * @param sources texts of the groups' files and of `src/api/`, by path from the root.
 *
 * @param groupOf the group of a file; undefined for files that serve several groups.
 *
 * @param guarded the operations that need such a question.
 */
export function unaskedOperations(
  sources: ReadonlyMap<string, string>,
  groupOf: (path: string) => string | undefined,
  guarded: ReadonlySet<string>,
): UnaskedOperation[] {
  const modules = new Map([...sources].map(([path, text]) => [path, moduleOf(path, text)]))
  const called = new Map<string, Set<string>>()
  const asked = new Map<string, Set<string>>()
  for (const [path, module] of modules) {
    const group = groupOf(path)
    if (group === undefined) continue
    const reached = new Set<string>()
    for (const name of module.declarations.keys()) collect(modules, path, name, reached, new Set())
    const calls = [...reached].filter((text) => guarded.has(text))
    called.set(group, new Set([...(called.get(group) ?? []), ...calls]))
    asked.set(group, new Set([...(asked.get(group) ?? []), ...module.asked]))
  }
  return [...called].flatMap(([group, operations]) =>
    [...operations]
      .filter((operation) => !asked.get(group)?.has(operation))
      .sort()
      .map((operation) => ({ group, operation })),
  )
}

/** Adds the texts of a declaration and of all that it uses, in its own module or in others. */
function collect(
  modules: ReadonlyMap<string, Module>,
  path: string,
  name: string,
  texts: Set<string>,
  seen: Set<string>,
): void {
  if (seen.has(`${path} ${name}`)) return
  seen.add(`${path} ${name}`)
  const module = modules.get(path)
  const declaration = module?.declarations.get(name)
  for (const text of declaration?.texts ?? []) texts.add(text)
  for (const used of declaration?.names ?? []) {
    const imported = module?.imports.get(used)
    if (!imported) collect(modules, path, used, texts, seen)
    else if (imported.path.startsWith('src/api/'))
      collect(modules, imported.path, imported.name, texts, seen)
  }
}

function moduleOf(path: string, text: string): Module {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { path: string; name: string }>()
  const asked = new Set<string>()
  for (const statement of file.statements) {
    if (ts.isImportDeclaration(statement)) {
      const bindings = statement.importClause?.namedBindings
      const from = ts.isStringLiteral(statement.moduleSpecifier)
        ? statement.moduleSpecifier.text
        : ''
      if (bindings && ts.isNamedImports(bindings))
        for (const { name, propertyName } of bindings.elements)
          imports.set(name.text, { path: resolved(from, path), name: (propertyName ?? name).text })
      continue
    }
    const declaration = { texts: new Set<string>(), names: new Set<string>() }
    for (const name of namesOf(statement)) declarations.set(name, declaration)
    visit(statement, declaration, asked)
  }
  return { declarations, imports, asked }
}

const questions: ReadonlySet<string> = new Set(['can', 'canPart', 'canAll'])

function visit(
  node: ts.Node,
  found: { texts: Set<string>; names: Set<string> },
  asked: Set<string>,
): void {
  if (ts.isCallExpression(node) && questions.has(calledName(node))) {
    for (const argument of node.arguments) for (const text of textsIn(argument)) asked.add(text)
    visit(node.expression, found, asked)
    return
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'operation') {
    for (const text of textsIn(node.initializer)) asked.add(text)
    return
  }
  if (ts.isStringLiteral(node)) found.texts.add(node.text)
  if (ts.isIdentifier(node)) found.names.add(node.text)
  ts.forEachChild(node, (child) => visit(child, found, asked))
}

function calledName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : ''
}

function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteral(node)) return [node.text]
  const texts: string[] = []
  ts.forEachChild(node, (child) => void texts.push(...textsIn(child)))
  return texts
}

/** The names that a statement declares; a statement without names counts as code that runs at once. */
function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  if (ts.isFunctionDeclaration(statement) && statement.name) return [statement.name.text]
  return [`statement ${statement.pos}`]
}

/** The path of an import, relative to the root. */
function resolved(from: string, path: string): string {
  return from.startsWith('#') ? `src/${from.slice(1)}` : posix.join(posix.dirname(path), from)
}

function kindOf(path: string): ts.ScriptKind {
  return path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
}
