package kodama.check.game;

import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** The path of a global that an expression refers to, such as {@code shot.fire}, even through local variables. */
public final class GlobalPath {
    /** Maximum chain of local variables to follow, which bounds the time. */
    private static final int MAX_CHAIN = 20;

    private GlobalPath() {}

    /** Returns the path, such as {@code shot.fire} or {@code wait}; null if an expression is not a global. */
    public static @Nullable String of(Script script, SyntaxNode expression) {
        return of(script, expression, MAX_CHAIN);
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
