package kodama.check;

import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.LocalVariable;
import kodama.check.game.Script;
import kodama.check.game.ScriptNames;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** Finds names that are neither local variables nor globals: misspelled, undeclared or declared too late. */
final class GlobalNameRule implements Rule {
    private static final String ENVIRONMENT = "_ENV";

    private final CheckedGame game;

    GlobalNameRule(CheckedGame game) {
        this.game = game;
    }

    /** Ignores scripts with an environment of their own, because it may contain any name. */
    @Override
    public void check(Script script, Consumer<Finding> found) {
        if (script.scopes().globals().stream().anyMatch(name -> name.text().equals(ENVIRONMENT))) return;
        if (script.scopes().variables().stream().anyMatch(each -> each.name().equals(ENVIRONMENT))) return;
        Set<String> written = script.scopes().globals().stream()
                .filter(GlobalNameRule::isWrite)
                .map(SyntaxNode::text)
                .collect(Collectors.toSet());
        for (SyntaxNode name : script.scopes().globals()) look(script, name, written, found);
    }

    /** Where a {@code local} is missing, reports the assignment and not every read of the name. */
    private void look(Script script, SyntaxNode name, Set<String> written, Consumer<Finding> found) {
        if (isWrite(name)) found.accept(script.finding(name, FindingCode.ACCIDENTAL_GLOBAL, written(name.text())));
        else if (!written.contains(name.text()) && !mayBe(script, name.text()))
            found.accept(script.finding(name, FindingCode.UNKNOWN_GLOBAL, unknown(script, name)));
    }

    private boolean mayBe(Script script, String name) {
        return game.hasUnknownModules()
                || game.words().isDynamic(ScriptNames.NameCategory.GLOBAL)
                || game.words().names(ScriptNames.NameCategory.GLOBAL).contains(name)
                || game.api(script).globals().contains(name);
    }

    static boolean isWrite(SyntaxNode name) {
        SyntaxNode parent = name.parent();
        return parent != null
                && switch (parent.kind()) {
                    case TARGETS -> true;
                    case FUNCTION_STATEMENT -> parent.part(0) == name;
                    default -> false;
                };
    }

    private String written(String name) {
        if (game.api().globals().contains(name)) return "'" + name + "' is a global that cannot be replaced";
        return "'" + name + "' is not declared: write 'local " + name
                + "', or keep shared values in a module or in game.data";
    }

    private String unknown(Script script, SyntaxNode node) {
        String name = node.text();
        if (name.equals("self")) return "there is no 'self' here: the enclosing function has no parameter of that name";
        Set<String> known = new HashSet<>(game.api(script).globals());
        for (LocalVariable each : script.scopes().variables()) {
            boolean isLater = each.name().equals(name) && each.declaration().start() > node.start();
            if (isLater && isOutermost(script, each))
                return "'" + name + "' is declared later, in line "
                        + script.text().line(each.declaration().start());
            if (!each.name().equals(name)) known.add(each.name());
        }
        String elsewhere = isCalled(node) ? game.api(script).replacement("", name) : null;
        return "undefined global '" + name + "'" + LuaDialectHints.hint(name, elsewhere, known);
    }

    private static boolean isCalled(SyntaxNode name) {
        SyntaxNode parent = name.parent();
        return parent != null && parent.is(SyntaxKind.CALL) && parent.part(0) == name;
    }

    private static boolean isOutermost(Script script, LocalVariable variable) {
        SyntaxNode statement = variable.declaration().parent();
        return statement != null && statement.parent() == script.block();
    }
}
