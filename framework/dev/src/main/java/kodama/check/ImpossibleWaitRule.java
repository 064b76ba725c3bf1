package kodama.check;

import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import kodama.check.game.CheckedGame;
import kodama.check.game.Exports;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.Script;
import kodama.check.game.ScriptModules;
import kodama.check.game.TaskExpressions;
import kodama.lua.bind.TypeDoc;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds waits in functions of a task that must return at once, such as {@code draw}. */
final class ImpossibleWaitRule implements Rule {
    private final CheckedGame game;
    private final Set<String> fields;

    ImpossibleWaitRule(CheckedGame game) {
        this.game = game;
        fields = game.api()
                .find("Task")
                .map(task -> task.fields().stream()
                        .filter(field -> field.type() instanceof TypeDoc.Fun function && !function.mayWait())
                        .map(field -> field.name())
                        .collect(Collectors.toUnmodifiableSet()))
                .orElse(Set.of());
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            switch (node.kind()) {
                case ASSIGNMENT -> checkAssignment(script, node, found);
                case FUNCTION_STATEMENT -> checkTarget(script, node.part(0), node.part(1), found);
                case CALL, METHOD_CALL -> checkSpawn(script, node, found);
                default -> {}
            }
        });
    }

    private void checkAssignment(Script script, SyntaxNode assignment, Consumer<Finding> found) {
        List<SyntaxNode> targets = assignment.part(0).parts();
        List<SyntaxNode> values = assignment.part(1).parts();
        for (int i = 0; i < Math.min(targets.size(), values.size()); i++)
            checkTarget(script, targets.get(i), values.get(i), found);
    }

    private void checkTarget(Script script, SyntaxNode target, SyntaxNode value, Consumer<Finding> found) {
        if (target.is(SyntaxKind.FIELD) && TaskExpressions.isTask(script, target.part(0)))
            look(script, target.part(1).text(), value, found);
    }

    private void checkSpawn(Script script, SyntaxNode call, Consumer<Finding> found) {
        if (!TaskExpressions.isSpawning(script, call)) return;
        for (SyntaxNode argument : call.parts()) {
            if (!argument.is(SyntaxKind.TABLE)) continue;
            for (SyntaxNode pair : argument.parts())
                if (pair.is(SyntaxKind.PAIR)) look(script, pair.part(0).text(), pair.part(1), found);
        }
    }

    private void look(Script script, String field, SyntaxNode value, Consumer<Finding> found) {
        if (!fields.contains(field)) return;
        ScriptModules.Function function = game.modules().function(script, value);
        if (function != null && function.script() == script)
            findWaits(script, field, function.node().part(1), found);
    }

    /** A nested function may be called elsewhere. */
    private void findWaits(Script script, String field, SyntaxNode node, Consumer<Finding> found) {
        if (Exports.isFunction(node)) return;
        String path = node.is(SyntaxKind.CALL) ? GlobalPath.of(script, node.part(0)) : null;
        if (path != null && game.api(script).mayWait(path)) {
            String message = "'" + path + "' cannot wait here: '" + field + "' must return at once";
            found.accept(script.finding(node, FindingCode.NO_WAIT, message));
        }
        for (SyntaxNode part : node.parts()) findWaits(script, field, part, found);
    }
}
