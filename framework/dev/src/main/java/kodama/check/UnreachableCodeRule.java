package kodama.check;

import java.util.List;
import java.util.function.Consumer;
import kodama.check.game.ControlFlow;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds statements that are never reached. */
final class UnreachableCodeRule implements Rule {
    @Override
    public void check(Script script, Consumer<Finding> found) {
        ControlFlow flow = new ControlFlow(script);
        script.each(node -> {
            if (node.is(SyntaxKind.BLOCK)) look(script, flow, node.parts(), found);
        });
    }

    private static void look(Script script, ControlFlow flow, List<SyntaxNode> statements, Consumer<Finding> found) {
        for (int i = 1; i < statements.size(); i++) {
            SyntaxNode next = statements.get(i);
            if (next.is(SyntaxKind.LABEL) || !flow.leaves(statements.get(i - 1))) continue;
            if (isForReaders(statements.get(i - 1), next)) continue;
            found.accept(script.finding(
                    next, FindingCode.UNREACHABLE, "this is never reached: " + why(statements.get(i - 1))));
            return;
        }
    }

    /** A return after {@code error(…)} only shows readers that the function ends. */
    private static boolean isForReaders(SyntaxNode before, SyntaxNode next) {
        return before.is(SyntaxKind.CALL_STATEMENT) && next.is(SyntaxKind.RETURN);
    }

    private static String why(SyntaxNode before) {
        return switch (before.kind()) {
            case WHILE, REPEAT -> "the loop before it never ends";
            case IF -> "every branch before it leaves";
            case CALL_STATEMENT -> "the error before it ends the task";
            default -> "the statement before it leaves";
        };
    }
}
