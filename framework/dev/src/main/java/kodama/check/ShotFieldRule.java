package kodama.check;

import java.util.function.Consumer;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.ShotExpressions;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.shot.ScriptedShots;

/** Finds assignments to shots that fail: to misspelled fields, and to options that cannot be changed after firing. */
final class ShotFieldRule implements Rule {
    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.TARGETS)) checkTargets(script, node, found);
        });
    }

    private static void checkTargets(Script script, SyntaxNode targets, Consumer<Finding> found) {
        for (SyntaxNode target : targets.parts()) {
            if (!target.is(SyntaxKind.FIELD) || !ShotExpressions.isShot(script, target.part(0))) continue;
            SyntaxNode key = target.part(1);
            String message = ScriptedShots.mistake(key.text());
            if (message != null) found.accept(script.finding(key, FindingCode.UNKNOWN_FIELD, message));
        }
    }
}
