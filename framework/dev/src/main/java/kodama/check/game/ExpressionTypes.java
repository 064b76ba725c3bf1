package kodama.check.game;

import java.util.List;
import kodama.lua.bind.FunctionDoc;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Result;
import kodama.lua.compile.SyntaxNode;

/** Infers the Lua types of expressions. */
public final class ExpressionTypes {
    private static final int MAX_DEPTH = 20;

    private final Api api;
    private final Script script;

    public ExpressionTypes(Api api, Script script) {
        this.api = api;
        this.script = script;
    }

    /** Returns the possible types of an expression; empty if unknown. */
    public List<LuaType> of(SyntaxNode expression) {
        return of(expression, MAX_DEPTH);
    }

    private List<LuaType> of(SyntaxNode expression, int depth) {
        if (depth == 0) return List.of();
        return switch (expression.kind()) {
            case NUMBER -> List.of(LuaType.NUMBER);
            case STRING -> List.of(LuaType.STRING);
            case TRUE, FALSE -> List.of(LuaType.BOOLEAN);
            case TABLE -> List.of(LuaType.TABLE);
            case FUNCTION, METHOD -> List.of(LuaType.FUNCTION);
            case PARENTHESES -> of(expression.part(0), depth - 1);
            case UNARY -> ofOperator(expression.part(0).text(), expression, depth);
            case BINARY -> ofOperator(expression.part(1).text(), expression, depth);
            case NAME -> ofVariable(expression, depth);
            case CALL -> ofCall(expression);
            default -> List.of();
        };
    }

    /** Operators on tables may return anything. */
    private List<LuaType> ofOperator(String operator, SyntaxNode expression, int depth) {
        return switch (operator) {
            case "==", "~=", "<", ">", "<=", ">=", "not" -> List.of(LuaType.BOOLEAN);
            case "and", "or" -> List.of();
            case ".." -> List.of(LuaType.STRING);
            default -> {
                boolean isNumber = expression.parts().stream()
                        .filter(part -> !part.text().equals(operator))
                        .allMatch(part -> of(part, depth - 1).equals(List.of(LuaType.NUMBER)));
                yield isNumber ? List.of(LuaType.NUMBER) : List.of();
            }
        };
    }

    private List<LuaType> ofVariable(SyntaxNode name, int depth) {
        LocalVariable variable = script.scopes().variable(name);
        SyntaxNode value = variable == null ? null : variable.constant();
        return value == null ? List.of() : of(value, depth - 1);
    }

    private List<LuaType> ofCall(SyntaxNode call) {
        String path = GlobalPath.of(script, call.part(0));
        FunctionDoc function = path == null ? null : api.function(path);
        if (function == null || function.signature().results().isEmpty()) return List.of();
        Result first = function.signature().results().get(0);
        List<LuaType> kinds = first.type().kinds();
        return first.optional() || first.isVariadic() || kinds.contains(LuaType.ANY) ? List.of() : kinds;
    }
}
