package kodama.check;

import java.util.List;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.ScriptModules;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds calls of the game's own functions that omit a required argument. */
final class OwnFunctionCallRule implements Rule {
    private final CheckedGame game;

    OwnFunctionCallRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.CALL)) look(script, node, found);
        });
    }

    private static String name(SyntaxNode called) {
        if (!called.is(SyntaxKind.FIELD)) return called.is(SyntaxKind.NAME) ? called.text() : "this function";
        SyntaxNode table = called.part(0);
        return (table.is(SyntaxKind.NAME) ? table.text() + "." : "")
                + called.part(1).text();
    }

    /** A call as the last argument may return any number of values. */
    private void look(Script script, SyntaxNode call, Consumer<Finding> found) {
        ScriptModules.Function own = game.modules().function(script, call.part(0));
        boolean isOpen = call.parts().size() > 1
                && switch (call.last().kind()) {
                    case CALL, METHOD_CALL, VARARG -> true;
                    default -> false;
                };
        if (own == null || isOpen || !own.node().is(SyntaxKind.FUNCTION)) return;
        List<SyntaxNode> parameters = own.node().part(0).parts();
        for (SyntaxNode missing :
                parameters.subList(Math.min(call.parts().size() - 1, parameters.size()), parameters.size()))
            if (RequiredParameters.isRequired(own.script(), own.node(), missing)) {
                String message = name(call.part(0)) + ": '" + missing.text() + "' is missing";
                found.accept(script.finding(call, FindingCode.ARGUMENTS, message));
                return;
            }
    }
}
