package kodama.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.check.game.TaskExpressions;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.task.TaskFields;
import org.jspecify.annotations.Nullable;

/**
 * Reports a child task that reads a field for drawing, collision or events that nothing sets. Children do not inherit
 * these fields from their parent.
 *
 * <p>Checks only children whose fields the script shows completely. If the child or its function is passed on, other
 * code may set fields.
 */
final class UninheritedFieldRule implements Rule {
    private static final Set<String> SETTERS = Set.of("rawset", "setmetatable", "pcall", "xpcall");

    private final CheckedGame game;
    private final Set<String> known;

    UninheritedFieldRule(CheckedGame game) {
        this.game = game;
        known = TaskFields.unshared();
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        if (!game.isComplete()) return;
        Set<SyntaxNode> reads = new LinkedHashSet<>();
        script.each(node -> {
            Child child = isChild(script, node) ? new Child(script) : null;
            if (child != null && child.takes(node)) reads.addAll(child.reads());
        });
        for (SyntaxNode read : reads) found.accept(finding(script, read));
    }

    private static Finding finding(Script script, SyntaxNode read) {
        String name = read.part(1).text();
        String message = "a child does not inherit its parent's '" + name + "', and nothing sets its own; write "
                + read.part(0).text() + ".parent." + name;
        return script.finding(read.part(1), FindingCode.PARENT_FIELD, message);
    }

    private static boolean isChild(Script script, SyntaxNode node) {
        return node.is(SyntaxKind.METHOD_CALL) && TaskExpressions.isSpawning(script, node);
    }

    /** The fields of a child, or of several children with the same function. */
    private final class Child {
        private final Script script;
        private final Set<String> given = new HashSet<>();
        private final List<LocalVariable> selves = new ArrayList<>();

        Child(Script script) {
            this.script = script;
        }

        /** Adds a call. Returns whether it shows all fields that the child is given. */
        boolean takes(SyntaxNode call) {
            int first = call.part(1).text().equals("spawn_after") ? 3 : 2;
            List<SyntaxNode> arguments = call.parts()
                    .subList(Math.min(first, call.parts().size()), call.parts().size());
            if (arguments.isEmpty() || !isStatement(call)) return false;
            if (arguments.size() > 1 && !takesTable(arguments.get(1))) return false;
            return arguments.get(0).is(SyntaxKind.TABLE)
                    ? takesTable(arguments.get(0))
                    : takesFunction(arguments.get(0));
        }

        private boolean isStatement(SyntaxNode call) {
            SyntaxNode parent = call.parent();
            return parent != null && parent.is(SyntaxKind.CALL_STATEMENT);
        }

        private boolean takesTable(SyntaxNode table) {
            if (!table.is(SyntaxKind.TABLE)) return false;
            for (SyntaxNode part : table.parts()) {
                if (!part.is(SyntaxKind.PAIR)) return false;
                given.add(part.part(0).text());
                if (part.part(1).is(SyntaxKind.FUNCTION)) addSelf(part.part(1));
            }
            return true;
        }

        private void addSelf(SyntaxNode function) {
            List<SyntaxNode> parameters = function.part(0).parts();
            LocalVariable self = parameters.isEmpty() ? null : script.scopes().variable(parameters.get(0));
            if (self != null) selves.add(self);
        }

        /** A named function must not be used for anything but children. */
        private boolean takesFunction(SyntaxNode what) {
            if (what.is(SyntaxKind.FUNCTION)) {
                addSelf(what);
                return true;
            }
            LocalVariable variable = script.scopes().variable(what);
            SyntaxNode function = variable == null ? null : variable.constant();
            if (variable == null || function == null || !function.is(SyntaxKind.FUNCTION)) return false;
            addSelf(function);
            for (SyntaxNode use : variable.reads()) if (use != what && !isOfAnotherChild(use)) return false;
            return true;
        }

        private boolean isOfAnotherChild(SyntaxNode use) {
            SyntaxNode call = use.parent();
            if (call == null || !isChild(script, call) || !isStatement(call)) return false;
            SyntaxNode fields = call.last();
            return fields == use || takesTable(fields);
        }

        /** Returns the FIELD nodes that are read but never set; empty if other code may set them. */
        Set<SyntaxNode> reads() {
            Set<SyntaxNode> reads = new LinkedHashSet<>();
            for (LocalVariable self : selves) {
                if (!self.writes().isEmpty()) return Set.of();
                for (SyntaxNode name : self.reads()) if (!isSafe(name, reads)) return Set.of();
            }
            reads.removeIf(read -> given.contains(read.part(1).text()));
            return reads;
        }

        private boolean isSafe(SyntaxNode name, Set<SyntaxNode> reads) {
            SyntaxNode parent = name.parent();
            if (parent == null) return false;
            return switch (parent.kind()) {
                case FIELD -> isField(parent, reads);
                case INDEX -> parent.part(1) == name || !isTarget(parent);
                case METHOD_CALL ->
                    parent.part(0) == name && isMethod(parent.part(1).text());
                case CALL -> isApi(parent);
                case PAIR -> parent.parent() != null && isTableForApi(parent.parent());
                case BINARY, UNARY -> true;
                default -> false;
            };
        }

        private boolean isField(SyntaxNode field, Set<SyntaxNode> reads) {
            String name = field.part(1).text();
            if (isTarget(field)) given.add(name);
            else if (isUnshared(name)) reads.add(field);
            return true;
        }

        private boolean isTarget(SyntaxNode node) {
            SyntaxNode parent = node.parent();
            return parent != null && (parent.is(SyntaxKind.TARGETS) || parent.is(SyntaxKind.FUNCTION_STATEMENT));
        }

        private boolean isMethod(String name) {
            return game.api(script).methods("self").contains(name);
        }

        private boolean isTableForApi(SyntaxNode table) {
            SyntaxNode call = table.parent();
            return call != null && call.is(SyntaxKind.CALL) && isApi(call);
        }

        private boolean isApi(SyntaxNode call) {
            @Nullable String path = GlobalPath.of(script, call.part(0));
            return path != null && !SETTERS.contains(path);
        }
    }

    private boolean isUnshared(String name) {
        return (known.contains(name) || name.startsWith("on_"))
                && game.words().names(ScriptNames.NameCategory.SET_FIELD).contains(name);
    }
}
