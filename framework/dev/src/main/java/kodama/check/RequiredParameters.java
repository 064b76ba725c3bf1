package kodama.check;

import java.util.Set;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import org.jspecify.annotations.Nullable;

/** Finds parameters that must not be nil because the function uses them in an operation in any case. */
final class RequiredParameters {
    private static final Set<String> OF_NUMBERS = Set.of("+", "-", "*", "/", "%", "^", "..", "<", ">", "<=", ">=");

    private RequiredParameters() {}

    /** Whether a function certainly fails if the parameter is nil. */
    static boolean isRequired(Script script, SyntaxNode function, SyntaxNode parameter) {
        LocalVariable variable = script.scopes().variable(parameter);
        return variable != null
                && variable.writes().isEmpty()
                && variable.reads().stream().anyMatch(read -> failsForNil(read) && isAlwaysReached(function, read));
    }

    private static boolean failsForNil(SyntaxNode read) {
        SyntaxNode parent = read.parent();
        if (parent == null) return false;
        return switch (parent.kind()) {
            case BINARY -> OF_NUMBERS.contains(parent.part(1).text());
            case FIELD, METHOD_CALL, INDEX -> parent.part(0) == read;
            default -> false;
        };
    }

    private static boolean isAlwaysReached(SyntaxNode function, SyntaxNode read) {
        SyntaxNode body = function.part(1);
        SyntaxNode node = read;
        for (SyntaxNode parent = node.parent(); parent != null && parent != body; parent = node.parent()) {
            if (!isDoneBy(parent, node)) return false;
            node = parent;
        }
        return node.parent() == body && isFirstOrAfterwards(body, node);
    }

    /** Whether evaluating a node always evaluates this part. */
    private static boolean isDoneBy(SyntaxNode whole, @Nullable SyntaxNode part) {
        return switch (whole.kind()) {
            case BINARY -> whole.part(0) == part || !isChoice(whole);
            case IF, WHILE -> whole.part(0) == part;
            case NUMERIC_FOR, GENERIC_FOR -> part != null && !part.is(SyntaxKind.BLOCK);
            case BLOCK, FUNCTION, METHOD, REPEAT -> false;
            default -> true;
        };
    }

    private static boolean isChoice(SyntaxNode binary) {
        String operator = binary.part(1).text();
        return operator.equals("and") || operator.equals("or");
    }

    private static boolean isFirstOrAfterwards(SyntaxNode body, SyntaxNode statement) {
        for (SyntaxNode before : body.parts()) {
            if (before == statement) return true;
            if (mayLeave(before)) return false;
        }
        return false;
    }

    private static boolean mayLeave(SyntaxNode node) {
        return switch (node.kind()) {
            case FUNCTION, METHOD -> false;
            case RETURN, GOTO -> true;
            default -> node.parts().stream().anyMatch(RequiredParameters::mayLeave);
        };
    }
}
