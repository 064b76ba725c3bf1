package kodama.check.game;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Resolves the names of a script to local variables and globals. */
public final class Scopes {
    /** The variables declared in a block. Names are looked up in the block and then in its outer blocks. */
    private static final class Scope {
        final @Nullable Scope outer;
        final Map<String, LocalVariable> variables = new HashMap<>();

        Scope(@Nullable Scope outer) {
            this.outer = outer;
        }

        @Nullable
        LocalVariable find(String name) {
            for (Scope scope = this; scope != null; scope = scope.outer) {
                LocalVariable found = scope.variables.get(name);
                if (found != null) return found;
            }
            return null;
        }
    }

    private final Map<SyntaxNode, LocalVariable> uses = new IdentityHashMap<>();
    private final List<LocalVariable> variables = new ArrayList<>();
    private final List<SyntaxNode> globals = new ArrayList<>();
    private Scope scope = new Scope(null);

    public Scopes(SyntaxNode block) {
        statements(block);
    }

    /** Returns the local variable that a NAME or DECLARATION refers to; null for a global. */
    public @Nullable LocalVariable variable(SyntaxNode name) {
        return uses.get(name);
    }

    /** Returns all local variables in the order of their declarations. */
    public List<LocalVariable> variables() {
        return variables;
    }

    /** Returns all NAMEs that are globals, read or written, in source order. */
    public List<SyntaxNode> globals() {
        return globals;
    }

    private void declare(SyntaxNode declaration, LocalVariable.Kind kind, @Nullable SyntaxNode value) {
        LocalVariable made = declare(declaration.text(), declaration, kind, value);
        uses.put(declaration, made);
    }

    private LocalVariable declare(String name, SyntaxNode at, LocalVariable.Kind kind, @Nullable SyntaxNode value) {
        LocalVariable made = new LocalVariable(name, kind, at, value);
        variables.add(made);
        scope.variables.put(name, made);
        return made;
    }

    private void enter() {
        scope = new Scope(scope);
    }

    private void leave() {
        if (scope.outer != null) scope = scope.outer;
    }

    private void block(SyntaxNode block) {
        enter();
        statements(block);
        leave();
    }

    private void statements(SyntaxNode block) {
        for (SyntaxNode statement : block.parts()) visit(statement);
    }

    private void visitAll(List<SyntaxNode> nodes) {
        for (SyntaxNode each : nodes) visit(each);
    }

    private void visit(SyntaxNode node) {
        switch (node.kind()) {
            case NAME -> use(node, false);
            case BLOCK -> block(node);
            case LOCAL -> local(node);
            case LOCAL_FUNCTION -> {
                declare(node.part(0), LocalVariable.Kind.FUNCTION, node.part(1));
                visit(node.part(1));
            }
            case FUNCTION, METHOD -> function(node);
            case FUNCTION_STATEMENT -> {
                target(node.part(0));
                visit(node.part(1));
            }
            case ASSIGNMENT -> {
                visit(node.part(1));
                for (SyntaxNode target : node.part(0).parts()) target(target);
            }
            case REPEAT -> {
                enter();
                statements(node.part(0));
                visit(node.part(1));
                leave();
            }
            case NUMERIC_FOR -> loop(node, LocalVariable.Kind.COUNTER);
            case GENERIC_FOR -> loop(node, LocalVariable.Kind.ITEM);
            default -> visitAll(node.parts());
        }
    }

    private void local(SyntaxNode node) {
        List<SyntaxNode> declarations = node.parts();
        List<SyntaxNode> values = List.of();
        if (node.last().is(SyntaxKind.VALUES)) {
            values = node.last().parts();
            declarations = declarations.subList(0, declarations.size() - 1);
            visit(node.last());
        }
        for (int i = 0; i < declarations.size(); i++)
            declare(declarations.get(i), LocalVariable.Kind.LOCAL, i < values.size() ? values.get(i) : null);
    }

    private void function(SyntaxNode node) {
        enter();
        if (node.is(SyntaxKind.METHOD)) declare("self", node, LocalVariable.Kind.SELF, null);
        for (SyntaxNode parameter : node.part(0).parts())
            if (parameter.is(SyntaxKind.DECLARATION)) declare(parameter, LocalVariable.Kind.PARAMETER, null);
        block(node.part(1));
        leave();
    }

    private void loop(SyntaxNode node, LocalVariable.Kind kind) {
        for (SyntaxNode part : node.parts())
            if (!part.is(SyntaxKind.DECLARATION) && !part.is(SyntaxKind.BLOCK)) visit(part);
        enter();
        for (SyntaxNode part : node.parts()) if (part.is(SyntaxKind.DECLARATION)) declare(part, kind, null);
        block(node.last());
        leave();
    }

    private void target(SyntaxNode node) {
        if (node.is(SyntaxKind.NAME)) use(node, true);
        else visit(node);
    }

    private void use(SyntaxNode name, boolean isWrite) {
        LocalVariable variable = scope.find(name.text());
        if (variable == null) {
            globals.add(name);
            return;
        }
        uses.put(name, variable);
        if (isWrite) variable.addWrite(name);
        else variable.addRead(name);
    }
}
