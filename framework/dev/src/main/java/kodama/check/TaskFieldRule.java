package kodama.check;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import kodama.base.Spelling;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.check.game.TaskExpressions;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/**
 * Finds fields set in a task that look like a misspelled field of Kodama, or that exist only for shots. A task may have
 * fields of its own; a field that something reads is not reported.
 */
final class TaskFieldRule implements Rule {
    private final CheckedGame game;
    private final List<String> known;
    private final ShotFieldHints ofShots;

    TaskFieldRule(CheckedGame game) {
        this.game = game;
        known = game.api().fields("self");
        ofShots = new ShotFieldHints(game);
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        if (!game.isComplete()) return;
        script.each(node -> {
            if (TaskExpressions.isSpawning(script, node)) checkTables(script, node, found);
            if (node.is(SyntaxKind.TARGETS)) checkTargets(script, node, found);
        });
    }

    private void checkTables(Script script, SyntaxNode call, Consumer<Finding> found) {
        for (SyntaxNode argument : call.parts()) {
            if (!argument.is(SyntaxKind.TABLE)) continue;
            for (SyntaxNode pair : argument.parts()) if (pair.is(SyntaxKind.PAIR)) look(script, pair.part(0), found);
        }
    }

    private void checkTargets(Script script, SyntaxNode targets, Consumer<Finding> found) {
        for (SyntaxNode target : targets.parts())
            if (target.is(SyntaxKind.FIELD) && TaskExpressions.isTask(script, target.part(0)))
                look(script, target.part(1), found);
    }

    private void look(Script script, SyntaxNode key, Consumer<Finding> found) {
        String name = key.text();
        if (known.contains(name) || isOwn(name)) return;
        Optional<String> meant = Spelling.findTypo(name, known);
        String message = meant.isPresent()
                ? "'" + name + "' is not a field of Kodama, and nothing reads it (did you mean '" + meant.get() + "'?)"
                : ofShots.message(script, key);
        if (message != null) found.accept(script.finding(key, FindingCode.TASK_FIELD, message));
    }

    private boolean isOwn(String name) {
        Set<String> read = game.words().names(ScriptNames.NameCategory.READ_FIELD);
        boolean isEvent = name.startsWith("on_")
                && game.words().names(ScriptNames.NameCategory.SENT_EVENT).contains(name.substring("on_".length()));
        return isEvent
                || read.contains(name)
                || game.words().names(ScriptNames.NameCategory.STRING).contains(name);
    }
}
