package kodama.check.game;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** The functions of a game's own files, as other scripts find them through {@code require}. */
public final class ScriptModules {
    /** A FUNCTION or METHOD node in a script. */
    public record Function(Script script, SyntaxNode node) {}

    private static final int LONGEST = 20;

    private final Map<String, Script> scripts = new HashMap<>();
    private final Map<String, Exports> exports = new HashMap<>();
    private final EscapingModules handedOn;

    public ScriptModules(List<Script> all) {
        for (Script each : all) {
            scripts.put(each.path(), each);
            exports.put(each.path(), new Exports(each));
        }
        handedOn = new EscapingModules(all);
    }

    /** Returns the file of a module. Folders in the name are separated by dots or slashes. */
    public static String path(String name) {
        return name.replace('.', '/') + ".lua";
    }

    /** Returns the function that an expression refers to; null if it is not a constant function of the game. */
    public @Nullable Function function(Script script, SyntaxNode expression) {
        return function(script, expression, LONGEST);
    }

    private @Nullable Function function(Script script, SyntaxNode expression, int left) {
        if (left == 0) return null;
        if (Exports.isFunction(expression)) return new Function(script, expression);
        return switch (expression.kind()) {
            case NAME -> {
                LocalVariable variable = script.scopes().variable(expression);
                SyntaxNode value = variable == null ? null : variable.constant();
                yield value == null ? null : function(script, value, left - 1);
            }
            case CALL -> {
                Script required = required(script, expression);
                yield required == null ? null : of(required, exports(required).function());
            }
            case FIELD -> {
                Script required = required(script, expression.part(0));
                yield required == null
                        ? null
                        : of(
                                required,
                                exports(required).function(expression.part(1).text()));
            }
            default -> null;
        };
    }

    /**
     * Returns the fields of the module that an expression refers to; null if it is not a module, or if other code may
     * add fields.
     */
    public @Nullable Set<String> fields(Script script, SyntaxNode expression) {
        SyntaxNode call = requiring(script, expression);
        Script required = required(script, expression);
        return call == null || required == null || handedOn.has(call.part(1).text())
                ? null
                : exports(required).fields();
    }

    private static @Nullable Function of(Script script, @Nullable SyntaxNode node) {
        return node == null ? null : new Function(script, node);
    }

    private Exports exports(Script script) {
        return exports.getOrDefault(script.path(), new Exports(script));
    }

    /** Returns the file of the module that an expression refers to. */
    private @Nullable Script required(Script script, SyntaxNode expression) {
        SyntaxNode call = requiring(script, expression);
        return call == null ? null : scripts.get(path(call.part(1).text()));
    }

    private static @Nullable SyntaxNode requiring(Script script, SyntaxNode expression) {
        LocalVariable variable = script.scopes().variable(expression);
        SyntaxNode value = variable == null ? expression : variable.constant();
        return value == null || !isRequire(script, value) ? null : value;
    }

    /** Whether an expression is {@code require "name"}. */
    public static boolean isRequire(Script script, SyntaxNode expression) {
        return GlobalPath.isCall(script, expression, "require")
                && expression.parts().size() == 2
                && expression.part(1).is(SyntaxKind.STRING);
    }
}
