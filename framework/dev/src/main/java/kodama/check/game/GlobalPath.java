package kodama.check.game;

import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** What of the globals an expression stands for: {@code shot.fire}, also by local variables that never change. */
public final class GlobalPath {
    /** How often a local variable may stand for another: no one writes more, and a long chain must not take long. */
    private static final int LONGEST = 20;

    private GlobalPath() {}

    /** Names with dots between, as {@code shot.fire} or {@code wait}; null if an expression is anything else. */
    public static @Nullable String of(Script script, SyntaxNode expression) {
        return of(script, expression, LONGEST);
    }

    private static @Nullable String of(Script script, SyntaxNode expression, int left) {
        if (left == 0) return null;
        return switch (expression.kind()) {
            case NAME -> ofName(script, expression, left);
            case FIELD -> {
                String table = of(script, expression.part(0), left - 1);
                yield table == null ? null : table + "." + expression.part(1).text();
            }
            case PARENTHESES -> of(script, expression.part(0), left - 1);
            default -> null;
        };
    }

    private static @Nullable String ofName(Script script, SyntaxNode name, int left) {
        LocalVariable variable = script.scopes().variable(name);
        if (variable == null) return name.text();
        SyntaxNode value = variable.constant();
        return value == null ? null : of(script, value, left - 1);
    }

    /** Whether an expression is a CALL of a global path, such as {@code scene.mark}. */
    public static boolean isCall(Script script, SyntaxNode expression, String path) {
        return expression.is(SyntaxKind.CALL) && path.equals(of(script, expression.part(0)));
    }
}
