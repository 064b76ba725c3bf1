package kodama.check;

import java.util.Collection;
import java.util.function.Consumer;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds functions of modules called with a colon, and methods of tasks and handles called with a dot. */
final class ColonRule implements Rule {
    private final CheckedGame game;

    ColonRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.METHOD_CALL)) checkModule(script, node, found);
            if (node.is(SyntaxKind.CALL) && node.part(0).is(SyntaxKind.FIELD)) checkMethod(script, node, found);
        });
    }

    private void checkModule(Script script, SyntaxNode call, Consumer<Finding> found) {
        String owner = GlobalPath.of(script, call.part(0));
        Collection<String> members = owner == null ? null : game.api(script).members(owner);
        String name = call.part(1).text();
        if (members == null
                || game.words().names(ScriptNames.NameCategory.SET_FIELD).contains(name)) return;
        String message = "'" + owner + "' is called with a dot: " + owner + "." + name + "(…)";
        found.accept(script.finding(call.part(1), FindingCode.COLON, message));
    }

    private void checkMethod(Script script, SyntaxNode call, Consumer<Finding> found) {
        SyntaxNode field = call.part(0);
        String name = field.part(1).text();
        String kind = MethodOwner.of(game, script, field.part(0));
        if (kind == null || !game.api(script).methods(kind).contains(name)) return;
        if (game.words().names(ScriptNames.NameCategory.SET_FIELD).contains(name) || isHandedOver(script, call)) return;
        String object = field.part(0).text();
        String message = "'" + name + "' is a method: write " + object + ":" + name + "(…)";
        found.accept(script.finding(field.part(1), FindingCode.COLON, message));
    }

    /** {@code self.kill(self)} is the same as {@code self:kill()}. */
    private static boolean isHandedOver(Script script, SyntaxNode call) {
        LocalVariable object = script.scopes().variable(call.part(0).part(0));
        return call.parts().size() > 1 && object != null && script.scopes().variable(call.part(1)) == object;
    }
}
