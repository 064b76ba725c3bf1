package kodama.check.game;

import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Recognizes expressions that are shots. */
public final class ShotExpressions {
    private static final Set<String> RETURN_A_SHOT = Set.of("shot.fire", "shot.task");
    private static final Set<String> LISTS = Set.of("shot.fan", "shot.ring", "shot.near");
    private static final Set<String> CALLBACKS = Set.of("on_end", "on_bounce", "on_stick", "on_tick");
    private static final String MODULE = "shot.";

    private ShotExpressions() {}

    /**
     * Returns whether an expression is certainly a shot: a result of {@code shot.fire} or {@code shot.task}, the
     * variable of a loop over shots, or the first parameter of a callback in the options of a shot or of the
     * function given to {@code shot.task}.
     */
    public static boolean isShot(Script script, SyntaxNode expression) {
        LocalVariable variable = script.scopes().variable(expression);
        if (variable == null || !variable.writes().isEmpty()) return false;
        return switch (variable.kind()) {
            case LOCAL -> isCall(script, variable.constant(), RETURN_A_SHOT);
            case ITEM -> isItem(script, variable.declaration());
            case PARAMETER -> isOfCallback(script, variable.declaration());
            default -> false;
        };
    }

    private static boolean isCall(Script script, @Nullable SyntaxNode call, Set<String> paths) {
        if (call == null || !call.is(SyntaxKind.CALL)) return false;
        String path = GlobalPath.of(script, call.part(0));
        return path != null && paths.contains(path);
    }

    /** Whether a loop variable is that of {@code shot.each}, or the second of {@code ipairs(shot.near(…))}. */
    private static boolean isItem(Script script, SyntaxNode declaration) {
        SyntaxNode loop = declaration.parent();
        if (loop == null) return false;
        SyntaxNode iterated = loop.parts().stream()
                .filter(part -> part.is(SyntaxKind.VALUES))
                .findFirst()
                .map(values -> values.part(0))
                .orElse(declaration);
        if (loop.part(0) == declaration) return GlobalPath.isCall(script, iterated, "shot.each");
        return loop.part(1) == declaration
                && GlobalPath.isCall(script, iterated, "ipairs")
                && iterated.parts().size() > 1
                && isCall(script, constant(script, iterated.part(1)), LISTS);
    }

    private static SyntaxNode constant(Script script, SyntaxNode expression) {
        LocalVariable variable = script.scopes().variable(expression);
        SyntaxNode value = variable == null ? null : variable.constant();
        return value == null ? expression : value;
    }

    private static boolean isOfCallback(Script script, SyntaxNode declaration) {
        SyntaxNode parameters = declaration.parent();
        if (parameters == null || parameters.part(0) != declaration) return false;
        SyntaxNode function = parameters.parent();
        if (function == null || !function.is(SyntaxKind.FUNCTION)) return false;
        SyntaxNode pair = function.parent();
        if (pair != null && isCall(script, pair, Set.of("shot.task"))) return true;
        if (pair == null || !pair.is(SyntaxKind.PAIR)) return false;
        return CALLBACKS.contains(pair.part(0).text()) && isOption(script, pair.parent());
    }

    /** Whether a table is an argument of a function of {@code shot}. */
    private static boolean isOption(Script script, @Nullable SyntaxNode table) {
        SyntaxNode call = table == null ? null : table.parent();
        if (call == null || !call.is(SyntaxKind.CALL)) return false;
        String path = GlobalPath.of(script, call.part(0));
        return path != null && path.startsWith(MODULE);
    }
}
