package kodama.check.game;

import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Recognizes expressions that are tasks. */
public final class TaskExpressions {
    private static final String SELF = "self";
    private static final Set<String> SPAWNING = Set.of("spawn", "spawn_after");

    private TaskExpressions() {}

    /**
     * Whether an expression is a task: a first parameter named {@code self}, or a result of {@code spawn} or {@code
     * find}.
     */
    public static boolean isTask(Script script, SyntaxNode expression) {
        LocalVariable variable = script.scopes().variable(expression);
        if (variable == null) return isSpawned(script, expression);
        return isSelf(variable) || isSpawned(script, variable.constant());
    }

    private static boolean isSelf(LocalVariable variable) {
        if (variable.kind() != LocalVariable.Kind.PARAMETER || !variable.name().equals(SELF)) return false;
        SyntaxNode parameters = variable.declaration().parent();
        return parameters != null && parameters.part(0) == variable.declaration();
    }

    private static boolean isSpawned(Script script, @Nullable SyntaxNode value) {
        if (value == null) return false;
        String called = calledGlobal(script, value);
        return called != null && (SPAWNING.contains(called) || called.equals("find"));
    }

    /** Returns the called global, also {@code spawn} for {@code self:spawn(…)}; null if no global is called. */
    public static @Nullable String calledGlobal(Script script, SyntaxNode call) {
        if (call.is(SyntaxKind.CALL)) return GlobalPath.of(script, call.part(0));
        if (!call.is(SyntaxKind.METHOD_CALL)) return null;
        String method = call.part(1).text();
        return SPAWNING.contains(method) ? method : null;
    }

    /** Whether a call spawns a task: {@code spawn} or {@code spawn_after}, as a function or method. */
    public static boolean isSpawning(Script script, SyntaxNode call) {
        String called = calledGlobal(script, call);
        return called != null && SPAWNING.contains(called);
    }
}
