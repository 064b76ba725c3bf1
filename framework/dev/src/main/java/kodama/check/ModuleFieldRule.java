package kodama.check;

import java.util.Collection;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds functions and fields that a module of the framework or a library of Lua does not have. */
final class ModuleFieldRule implements Rule {
    private final CheckedGame game;

    ModuleFieldRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.FIELD)) look(script, node, found);
        });
    }

    private void look(Script script, SyntaxNode field, Consumer<Finding> found) {
        String owner = GlobalPath.of(script, field.part(0));
        Collection<String> members = owner == null ? null : game.api(script).members(owner);
        if (owner == null || members == null) return;
        SyntaxNode key = field.part(1);
        String name = key.text();
        boolean isModule = game.api(script).isModule(owner);
        if (isModule && isWrite(field)) {
            String message = "'" + owner + "." + name + "' cannot be set: '" + owner + "' belongs to the framework";
            found.accept(script.finding(key, FindingCode.UNKNOWN_FIELD, message));
        } else if (!members.contains(name) && (isModule || !isOwn(name) && !NilTests.mayBeNil(field))) {
            String elsewhere = game.api(script).replacement(owner, name);
            String message = "'" + owner + "' has no '" + name + "'"
                    + LuaDialectHints.hint(owner + "." + name, elsewhere, members);
            found.accept(script.finding(key, FindingCode.UNKNOWN_FIELD, message));
        }
    }

    /** Whether the game has added this function to one of Lua's libraries. */
    private boolean isOwn(String name) {
        return game.words().names(ScriptNames.NameCategory.SET_FIELD).contains(name);
    }

    private static boolean isWrite(SyntaxNode field) {
        SyntaxNode parent = field.parent();
        if (parent == null) return false;
        boolean isDeclared = parent.is(SyntaxKind.FUNCTION_STATEMENT) && parent.part(0) == field;
        return isDeclared || parent.is(SyntaxKind.TARGETS);
    }
}
