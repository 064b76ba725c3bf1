package kodama.check;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import kodama.check.game.Api;
import kodama.check.game.CheckedGame;
import kodama.check.game.ControlFlow;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.check.game.ScriptModules;
import kodama.check.game.ScriptNames;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/**
 * Finds loops that never wait, although they can only end when time passes. Follows calls of the game's own functions;
 * reports nothing if the called function is unknown.
 */
final class EndlessLoopRule implements Rule {
    /** Input and time do not change until the next tick. */
    private static final List<String> FROZEN = List.of("input.", "time.", "scene.", "draw.", "options.");

    private static final List<String> LEAVING = List.of("test.", "io.", "debug.");

    private final CheckedGame game;

    EndlessLoopRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            SyntaxNode condition = condition(node);
            if (condition != null && repeats(script, node, condition) && !mayEnd(script, node, new HashSet<>()))
                found.accept(script.finding(node, FindingCode.ENDLESS_LOOP, message(condition)));
        });
    }

    private static String message(SyntaxNode condition) {
        String clause = ControlFlow.isTrue(condition) || ControlFlow.isFalse(condition)
                ? "this loop never ends and never waits"
                : "nothing changes this loop's condition, because the loop never waits";
        return clause + "; put wait(1) into it";
    }

    private static @Nullable SyntaxNode condition(SyntaxNode loop) {
        return switch (loop.kind()) {
            case WHILE -> loop.part(0);
            case REPEAT -> loop.part(1);
            default -> null;
        };
    }

    /** Whether the condition lets the loop run at least once, and then forever unless time passes. */
    private boolean repeats(Script script, SyntaxNode loop, SyntaxNode condition) {
        boolean isEndless = loop.is(SyntaxKind.WHILE) ? ControlFlow.isTrue(condition) : ControlFlow.isFalse(condition);
        boolean isNever = loop.is(SyntaxKind.WHILE) ? ControlFlow.isFalse(condition) : ControlFlow.isTrue(condition);
        return isEndless || !isNever && hasPlayers(script, condition) && isFrozen(script, loop, condition);
    }

    /** A condition without input, such as one of numbers alone, is not judged. */
    private static boolean hasPlayers(Script script, SyntaxNode condition) {
        boolean[] has = {false};
        Script.each(condition, node -> {
            String path = node.is(SyntaxKind.CALL) ? GlobalPath.of(script, node.part(0)) : null;
            has[0] |= path != null && path.startsWith("input.");
        });
        return has[0];
    }

    private static boolean isFrozen(Script script, SyntaxNode loop, SyntaxNode node) {
        return switch (node.kind()) {
            case NUMBER, STRING, TRUE, FALSE, NIL, OPERATOR, KEY -> true;
            case BINARY, UNARY, PARENTHESES -> node.parts().stream().allMatch(part -> isFrozen(script, loop, part));
            case CALL ->
                isFrozenPath(GlobalPath.of(script, node.part(0)))
                        && node.parts().stream().skip(1).allMatch(part -> isFrozen(script, loop, part));
            case FIELD -> isFrozenPath(GlobalPath.of(script, node));
            case NAME -> isUnchanged(script, loop, node);
            default -> false;
        };
    }

    private static boolean isFrozenPath(@Nullable String path) {
        return path != null && FROZEN.stream().anyMatch(path::startsWith);
    }

    private static boolean isUnchanged(Script script, SyntaxNode loop, SyntaxNode name) {
        LocalVariable variable = script.scopes().variable(name);
        return variable != null
                && variable.writes().isEmpty()
                && variable.declaration().start() < loop.start();
    }

    /** Whether a part of the loop may wait or leave the loop. */
    private boolean mayEnd(Script script, SyntaxNode node, Set<SyntaxNode> seen) {
        return switch (node.kind()) {
            case BREAK -> true; // also of an inner loop, whose author knows why
            case RETURN, GOTO -> true;
            case FUNCTION, METHOD -> false;
            case CALL -> takesTime(script, node, seen) || anyMayEnd(script, node, seen);
            case METHOD_CALL -> takesTimeAsMethod(script, node) || anyMayEnd(script, node, seen);
            default -> anyMayEnd(script, node, seen);
        };
    }

    private boolean anyMayEnd(Script script, SyntaxNode node, Set<SyntaxNode> seen) {
        return node.parts().stream().anyMatch(part -> mayEnd(script, part, seen));
    }

    private boolean takesTime(Script script, SyntaxNode call, Set<SyntaxNode> seen) {
        Api api = game.api(script);
        String path = GlobalPath.of(script, call.part(0));
        if (path != null && api.globals().contains(path.split("\\.")[0])) return takesTime(script, path, call, seen);
        ScriptModules.Function own = game.modules().function(script, call.part(0));
        return own == null || takesTime(own, seen);
    }

    /** A recursive call waits only if the rest of the function waits. */
    private boolean takesTime(ScriptModules.Function own, Set<SyntaxNode> seen) {
        return seen.add(own.node()) && waitsOrFails(own.script(), own.node().part(1), seen);
    }

    /** Within a called function, return and break do not leave the loop. */
    private boolean waitsOrFails(Script script, SyntaxNode node, Set<SyntaxNode> seen) {
        return switch (node.kind()) {
            case FUNCTION, METHOD -> false;
            case CALL -> takesTime(script, node, seen) || anyWaits(script, node, seen);
            case METHOD_CALL -> takesTimeAsMethod(script, node) || anyWaits(script, node, seen);
            default -> anyWaits(script, node, seen);
        };
    }

    private boolean anyWaits(Script script, SyntaxNode node, Set<SyntaxNode> seen) {
        return node.parts().stream().anyMatch(part -> waitsOrFails(script, part, seen));
    }

    /**
     * Whether a function of the framework or of Lua may wait: an error leaves the loop; a coroutine may continue later.
     */
    private boolean takesTime(Script script, String path, SyntaxNode call, Set<SyntaxNode> seen) {
        return switch (path) {
            case "error", "assert", "coroutine.yield", "coroutine.resume", "os.exit", "load", "dofile", "require" ->
                true;
            case "expect", "game.quit" -> true;
            case "pcall", "xpcall" -> call.parts().size() < 2 || mayTakeTime(script, call.part(1), seen);
            case "callpoint", "critical_point" -> call.parts().size() < 3 || mayTakeTime(script, call.part(2), seen);
            default -> game.api(script).mayWait(path) || LEAVING.stream().anyMatch(path::startsWith);
        };
    }

    private boolean mayTakeTime(Script script, SyntaxNode argument, Set<SyntaxNode> seen) {
        ScriptModules.Function function = game.modules().function(script, argument);
        return function == null || takesTime(function, seen);
    }

    /**
     * Methods of tasks and strings do not wait, unless the game has a method of that name; {@code kill} may end the
     * caller.
     */
    private boolean takesTimeAsMethod(Script script, SyntaxNode call) {
        String name = call.part(1).text();
        Collection<String> strings = game.api(script).members("string");
        boolean isTasks = game.api(script).methods("self").contains(name) && !name.equals("kill");
        boolean isString = strings != null && strings.contains(name);
        boolean isOwn = game.words().names(ScriptNames.NameCategory.SET_FIELD).contains(name);
        return isOwn || !isTasks && !isString;
    }
}
