package kodama.check;

import java.util.List;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.ExpressionTypes;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.lua.bind.LuaType;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds generic loops over a table or a number, as in other languages; Lua requires an iterator function. */
final class TableLoopRule implements Rule {
    private final CheckedGame game;

    TableLoopRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        ExpressionTypes kinds = new ExpressionTypes(game.api(script), script);
        script.each(node -> {
            if (node.is(SyntaxKind.GENERIC_FOR))
                look(script, kinds, values(node).part(0), found);
        });
    }

    private static SyntaxNode values(SyntaxNode loop) {
        return loop.parts().stream()
                .filter(part -> part.is(SyntaxKind.VALUES))
                .findFirst()
                .orElseThrow();
    }

    private static void look(Script script, ExpressionTypes kinds, SyntaxNode value, Consumer<Finding> found) {
        List<LuaType> given = kinds.of(value);
        String text = value.is(SyntaxKind.NAME) ? value.text() : "…";
        if (given.equals(List.of(LuaType.TABLE)) && !mayBeCalled(script, value))
            report(script, value, "a table cannot be called: write 'in ipairs(" + text + ")', or pairs", found);
        if (given.equals(List.of(LuaType.NUMBER)))
            report(script, value, "a number cannot be called: write 'for i = 1, " + text + " do'", found);
    }

    private static void report(Script script, SyntaxNode value, String message, Consumer<Finding> found) {
        found.accept(script.finding(value, FindingCode.WRONG_KIND, message));
    }

    /** A table with a metatable may be callable. */
    private static boolean mayBeCalled(Script script, SyntaxNode value) {
        LocalVariable variable = script.scopes().variable(value);
        return variable != null && variable.reads().stream().anyMatch(read -> isHandedOn(read, value));
    }

    private static boolean isHandedOn(SyntaxNode read, SyntaxNode value) {
        SyntaxNode parent = read.parent();
        return read != value
                && parent != null
                && parent.is(SyntaxKind.CALL)
                && parent.part(0).text().equals("setmetatable");
    }
}
