package kodama.check;

import kodama.check.game.CheckedGame;
import kodama.check.game.GlobalPath;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.check.game.TaskExpressions;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Finds out which methods a variable has. */
final class MethodOwner {
    private MethodOwner() {}

    /**
     * Returns the name of the methods that a variable has: {@code self} for a task; those of the result of an API
     * function, if the variable is never reassigned.
     *
     * @return null if they are not known
     */
    static @Nullable String of(CheckedGame game, Script script, SyntaxNode object) {
        if (!object.is(SyntaxKind.NAME)) return null;
        if (TaskExpressions.isTask(script, object)) return "self";
        LocalVariable variable = script.scopes().variable(object);
        SyntaxNode value = variable == null ? null : variable.constant();
        if (value == null || !value.is(SyntaxKind.CALL)) return null;
        String called = GlobalPath.of(script, value.part(0));
        return called == null ? null : game.api(script).methodsOfResult(called);
    }
}
