package kodama.check.game;

import java.util.List;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Analyzes where the control flow of a script ends. */
public final class ControlFlow {
    private final Script script;

    public ControlFlow(Script script) {
        this.script = script;
    }

    /** Whether a statement always leaves its block: by return, break, goto, an error, or an endless loop. */
    public boolean leaves(SyntaxNode statement) {
        return switch (statement.kind()) {
            case RETURN, BREAK, GOTO -> true;
            case DO -> blockLeaves(statement.part(0));
            case CALL_STATEMENT -> isError(statement.part(0));
            case IF -> allLeave(statement.parts());
            case WHILE -> isTrue(statement.part(0)) && !hasExit(statement.part(1));
            case REPEAT -> isFalse(statement.part(1)) && !hasExit(statement.part(0));
            default -> false;
        };
    }

    /** Whether a call always raises an error, as {@code error} does. */
    public boolean isError(SyntaxNode call) {
        return call.is(SyntaxKind.CALL) && script.isGlobal(call.part(0), "error");
    }

    private boolean blockLeaves(SyntaxNode block) {
        boolean leaves = false;
        for (SyntaxNode statement : block.parts())
            leaves = !statement.is(SyntaxKind.LABEL) && (leaves || leaves(statement));
        return leaves;
    }

    /** An if statement with {@code else} has an odd number of parts. */
    private boolean allLeave(List<SyntaxNode> parts) {
        if (parts.size() % 2 == 0) return false;
        for (SyntaxNode part : parts) if (part.is(SyntaxKind.BLOCK) && !blockLeaves(part)) return false;
        return true;
    }

    /** Whether a condition is a true constant. */
    public static boolean isTrue(SyntaxNode condition) {
        return switch (condition.kind()) {
            case TRUE, NUMBER, STRING, TABLE, FUNCTION -> true;
            case UNARY -> condition.part(0).text().equals("not") && isFalse(condition.part(1));
            case PARENTHESES -> isTrue(condition.part(0));
            default -> false;
        };
    }

    /** Whether a condition is {@code false} or {@code nil}. */
    public static boolean isFalse(SyntaxNode condition) {
        return switch (condition.kind()) {
            case FALSE, NIL -> true;
            case UNARY -> condition.part(0).text().equals("not") && isTrue(condition.part(1));
            case PARENTHESES -> isFalse(condition.part(0));
            default -> false;
        };
    }

    /** Whether a statement in a loop leaves it and continues after it; a goto may lead anywhere. */
    private static boolean hasExit(SyntaxNode node) {
        return switch (node.kind()) {
            case BREAK, GOTO -> true;
            case FUNCTION, METHOD -> false;
            case WHILE, REPEAT, NUMERIC_FOR, GENERIC_FOR -> hasGoto(node);
            default -> node.parts().stream().anyMatch(ControlFlow::hasExit);
        };
    }

    private static boolean hasGoto(SyntaxNode node) {
        if (node.is(SyntaxKind.FUNCTION) || node.is(SyntaxKind.METHOD)) return false;
        return node.is(SyntaxKind.GOTO) || node.parts().stream().anyMatch(ControlFlow::hasGoto);
    }
}
