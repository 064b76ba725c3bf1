package kodama.check;

import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import kodama.base.Spelling;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.ScriptModules;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.game.BundledScripts;

/** Finds required files that do not exist, or whose names differ in case, which only some file systems ignore. */
final class RequiredModuleRule implements Rule {
    private static final String ENDING = ".lua";

    private final CheckedGame game;

    RequiredModuleRule(CheckedGame game) {
        this.game = game;
    }

    @Override
    public void check(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.CALL) && ScriptModules.isRequire(script, node)) look(script, node.part(1), found);
        });
    }

    private void look(Script script, SyntaxNode name, Consumer<Finding> found) {
        String path = ScriptModules.path(name.text());
        if (game.paths().contains(path) || isKnown(script, name.text()) || BundledScripts.read(path) != null) return;
        found.accept(script.finding(name, FindingCode.MISSING_MODULE, missing(name.text(), path)));
    }

    /** Lua's libraries can be required, too. */
    private boolean isKnown(Script script, String name) {
        Collection<String> members = game.api(script).members(name);
        return members != null && !game.api(script).isModule(name) || name.equals("_G");
    }

    private String missing(String name, String path) {
        if (name.endsWith(ENDING)) return "'" + name + "' is a file name; require it without '" + ENDING + "'";
        for (String other : game.paths())
            if (other.equalsIgnoreCase(path))
                return "there is no module '" + name + "': the file is '" + other + "', but names are case-sensitive";
        return "there is no module '" + name + "': " + path + " is missing" + Spelling.hint(name, names());
    }

    private List<String> names() {
        Set<String> names = new HashSet<>();
        for (String path : game.paths())
            if (path.endsWith(ENDING))
                names.add(path.substring(0, path.length() - ENDING.length()).replace('/', '.'));
        return List.copyOf(names);
    }
}
