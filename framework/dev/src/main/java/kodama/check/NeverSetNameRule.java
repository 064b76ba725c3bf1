package kodama.check;

import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;
import kodama.base.Spelling;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.GlobalPath;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.game.GameStarter;

/**
 * Finds fields that are read and methods that are called although nothing in the game sets them. Some fields are nil on
 * purpose; therefore, except for the game's modules, a field is reported only if it looks like a misspelled one.
 */
final class NeverSetNameRule implements Rule {
    private final CheckedGame game;
    private final Set<String> known = new TreeSet<>();

    NeverSetNameRule(CheckedGame game) {
        this.game = game;
        known.addAll(game.words().names(ScriptNames.NameCategory.SET_FIELD));
        known.addAll(game.specApi().allNames());
        known.add(GameStarter.SECTION); // set by the portal and by --section
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        if (!game.isComplete() || CheckedGame.isSpec(script)) return;
        script.each(node -> {
            if (node.is(SyntaxKind.FIELD) && isOwn(script, node)) look(script, node, false, found);
            if (node.is(SyntaxKind.METHOD_CALL) && isOwn(script, node)) look(script, node, true, found);
        });
    }

    /** Other rules check the members of API modules. */
    private boolean isOwn(Script script, SyntaxNode node) {
        SyntaxNode parent = node.parent();
        boolean isSet = parent != null && (parent.is(SyntaxKind.TARGETS) || parent.is(SyntaxKind.FUNCTION_STATEMENT));
        String owner = GlobalPath.of(script, node.part(0));
        return !isSet && (owner == null || game.api(script).members(owner) == null);
    }

    private void look(Script script, SyntaxNode node, boolean isMethod, Consumer<Finding> found) {
        String name = node.part(1).text();
        if (known.contains(name)
                || game.words().names(ScriptNames.NameCategory.STRING).contains(name)) return;
        if (game.dataWords().contains(name) || game.words().hasDynamicPrefix(name) || NilTests.mayBeNil(node)) return;
        Set<String> ofModule = game.modules().fields(script, node.part(0));
        if (ofModule == null) checkAny(script, node, isMethod, found);
        else found.accept(script.finding(node.part(1), FindingCode.UNKNOWN_FIELD, ofModule(node, ofModule)));
    }

    private static String ofModule(SyntaxNode node, Set<String> fields) {
        String name = node.part(1).text();
        String hint = Spelling.hint(name, fields);
        String module = node.part(0).is(SyntaxKind.NAME) ? " '" + node.part(0).text() + "'" : "";
        return "nothing ever sets '" + name + "' in the module" + module + hint;
    }

    private void checkAny(Script script, SyntaxNode node, boolean isMethod, Consumer<Finding> found) {
        String name = node.part(1).text();
        String hint = Spelling.hint(name, known);
        boolean isSure = isMethod
                ? !hint.isEmpty() || !game.hasJava()
                : Spelling.findTypo(name, known).isPresent();
        String what = isMethod ? "there is no method '" + name + "'" : "nothing ever sets the field '" + name + "'";
        if (isSure) found.accept(script.finding(node.part(1), FindingCode.UNKNOWN_FIELD, what + hint));
    }
}
