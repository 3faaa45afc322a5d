import { posix } from 'node:path'
import ts from 'typescript'

/** A top-level declaration, or a member of one that is a table: `creations.tag`. */
interface Declaration {
  readonly texts: Set<string>
  /** The texts in calls that ask about the viewer's rights. */
  readonly asked: Set<string>
  /** The names it uses, with the member where it uses one: `creations.tag`. */
  readonly names: Set<string>
  /** The modules that it loads on demand. */
  readonly loads: Set<string>
}

interface Module {
  readonly declarations: ReadonlyMap<string, Declaration>
  /** The source of each imported name, by its local name. */
  readonly imports: ReadonlyMap<string, { readonly path: string; readonly name: string }>
}

/** An operation that a screen calls without asking about the viewer's right to it. */
export interface UnaskedOperation {
  readonly screen: string
  readonly operation: string
}

/**
 * Operations that a screen calls, itself or through what it uses, where nothing that it uses asks about the
 * viewer's right: neither with `can`, `canPart` or `canAll`, nor with an action's `operation`.
 *
 * @param sources texts of the screens and of what they use, by path from the root.
 *
 * @param screenOf the name of the screen that begins with a file; undefined for files that screens use.
 *
 * @param guarded the operations that need such a question.
 */
export function unaskedOperations(
  sources: ReadonlyMap<string, string>,
  screenOf: (path: string) => string | undefined,
  guarded: ReadonlySet<string>,
): UnaskedOperation[] {
  const modules = new Map([...sources].map(([path, text]) => [path, moduleOf(path, text)]))
  return [...modules.keys()].flatMap((path) => {
    const screen = screenOf(path)
    if (screen === undefined) return []
    const used = [...usedBy(modules, path)]
    const asked = new Set(used.flatMap((one) => [...one.asked]))
    const called = new Set(used.flatMap((one) => [...one.texts]))
    return [...called]
      .filter((text) => guarded.has(text) && !asked.has(text))
      .sort()
      .map((operation) => ({ screen, operation }))
  })
}

/** The declarations of a module with all that they use, in their own module or in others. */
function usedBy(modules: ReadonlyMap<string, Module>, start: string): ReadonlySet<Declaration> {
  const used = new Set<Declaration>()
  const addModule = (path: string) => {
    for (const name of modules.get(path)?.declarations.keys() ?? []) add(path, name)
  }
  const add = (path: string, name: string) => {
    const module = modules.get(path)
    const [whole = '', member] = name.split('.')
    const declaration = module?.declarations.get(name) ?? module?.declarations.get(whole)
    const imported = module?.imports.get(whole)
    if (imported) add(imported.path, member ? `${imported.name}.${member}` : imported.name)
    if (!declaration || used.has(declaration)) return
    used.add(declaration)
    for (const other of declaration.names) add(path, other)
    // What the api loads on demand reads answers: it names operations and calls none.
    for (const other of declaration.loads) if (!other.startsWith('src/api/')) addModule(other)
  }
  addModule(start)
  return used
}

function moduleOf(path: string, text: string): Module {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kindOf(path))
  const declarations = new Map<string, Declaration>()
  const imports = new Map<string, { path: string; name: string }>()
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
    const declaration = declarationOf(statement, path)
    for (const name of namesOf(statement)) declarations.set(name, declaration)
    for (const [name, member] of membersOf(statement))
      declarations.set(name, declarationOf(member, path))
  }
  return { declarations, imports }
}

function declarationOf(node: ts.Node, path: string): Declaration {
  const found: Declaration = {
    texts: new Set(),
    asked: new Set(),
    names: new Set(),
    loads: new Set(),
  }
  visit(node, found, path)
  return found
}

/** The members of the tables that a statement declares, by name: `creations.tag`. */
function membersOf(statement: ts.Statement): (readonly [name: string, member: ts.Node])[] {
  if (!ts.isVariableStatement(statement)) return []
  return statement.declarationList.declarations.flatMap(({ name, initializer }) => {
    let table = initializer
    while (table && (ts.isSatisfiesExpression(table) || ts.isAsExpression(table)))
      table = table.expression
    if (!table || !ts.isObjectLiteralExpression(table)) return []
    return table.properties
      .filter(ts.isPropertyAssignment)
      .map((member) => [`${name.getText()}.${member.name.getText()}`, member.initializer] as const)
  })
}

const questions: ReadonlySet<string> = new Set(['can', 'canPart', 'canAll'])

function visit(node: ts.Node, found: Declaration, path: string): void {
  if (ts.isCallExpression(node) && questions.has(calledName(node))) {
    for (const argument of node.arguments)
      for (const text of textsIn(argument)) found.asked.add(text)
    visit(node.expression, found, path)
    return
  }
  if (ts.isPropertyAssignment(node) && node.name.getText() === 'operation') {
    for (const text of textsIn(node.initializer)) found.asked.add(text)
    return
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword)
    for (const argument of node.arguments)
      for (const from of textsIn(argument)) found.loads.add(resolved(from, path))
  if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
    found.names.add(`${node.expression.text}.${node.name.text}`)
    return
  }
  if (ts.isStringLiteral(node)) found.texts.add(node.text)
  if (ts.isIdentifier(node)) found.names.add(node.text)
  ts.forEachChild(node, (child) => visit(child, found, path))
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
