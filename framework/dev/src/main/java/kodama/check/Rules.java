package kodama.check;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Stream;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.Script;
import kodama.check.game.TaskExpressions;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;

/** The list of all rules. */
public final class Rules {
    private Rules() {}

    /** Returns the rules for each script of a game; for a folder that is not a game, only those about the language. */
    public static List<Rule> of(CheckedGame game) {
        return Stream.concat(ofLanguage(game).stream(), (game.isGame() ? ofGames(game) : List.<Rule>of()).stream())
                .toList();
    }

    private static List<Rule> ofLanguage(CheckedGame game) {
        return List.of(
                new EndlessLoopRule(game),
                new UnreachableCodeRule(),
                new UnusedVariableRule(),
                new ChangedCounterRule(),
                Rules::repeatedFields);
    }

    private static List<Rule> ofGames(CheckedGame game) {
        return List.of(
                new GlobalNameRule(game),
                new ModuleFieldRule(game),
                new RequiredModuleRule(game),
                new ArgumentsRule(game),
                new ColonRule(game),
                new TaskFieldRule(game),
                new ShotFieldRule(),
                new UninheritedFieldRule(game),
                new TableLoopRule(game),
                new GamePicturesRule(game),
                new OwnFunctionCallRule(game),
                new UnhandledEventRule(game),
                Rules::sceneWithoutReturn,
                (script, found) -> spawnedNames(game, script, found),
                new ImpossibleWaitRule(game),
                new NeverSetNameRule(game));
    }

    /** Finds table constructors that set a field twice, so that the first value is lost. */
    private static void repeatedFields(Script script, Consumer<Finding> found) {
        script.each(node -> {
            if (node.is(SyntaxKind.TABLE)) repeatedFields(script, node, found);
        });
    }

    private static void repeatedFields(Script script, SyntaxNode table, Consumer<Finding> found) {
        Set<String> seen = new HashSet<>();
        for (SyntaxNode part : table.parts()) {
            if (!part.is(SyntaxKind.PAIR) || seen.add(part.part(0).text())) continue;
            String message = "'" + part.part(0).text() + "' is set twice in this table; the last value is used";
            found.accept(script.finding(part, FindingCode.REPEATED_FIELD, message));
        }
    }

    /** Finds scene files that do not return their function. */
    private static void sceneWithoutReturn(Script script, Consumer<Finding> found) {
        List<SyntaxNode> statements = script.block().parts();
        boolean returns = !statements.isEmpty() && script.block().last().is(SyntaxKind.RETURN);
        if (returns || !script.path().startsWith("scenes/")) return;
        SyntaxNode at = statements.isEmpty() ? script.block() : script.block().last();
        String message = "this scene returns nothing: its file must end with return function(self) … end, or similar";
        found.accept(script.finding(at, FindingCode.MISSING_SCENE, message));
    }

    /** Finds tasks that are spawned by name in a game without Java: a name means a Java class; files are required. */
    private static void spawnedNames(CheckedGame game, Script script, Consumer<Finding> found) {
        if (game.hasJava() || CheckedGame.isSpec(script)) return;
        script.each(node -> {
            boolean isMethod = node.is(SyntaxKind.METHOD_CALL);
            if (isMethod && !node.part(0).text().equals("self")) return; // may be a map, whose layers have names
            int first = isMethod ? 2 : 1;
            boolean isSpawn = "spawn".equals(TaskExpressions.calledGlobal(script, node))
                    && node.parts().size() > first;
            if (!isSpawn || !node.part(first).is(SyntaxKind.STRING)) return;
            String message = "spawn takes only names of Java classes, but game.lua has no 'java'; for the task of a"
                    + " file, write spawn(require \"" + node.part(first).text() + "\")";
            found.accept(script.finding(node.part(first), FindingCode.WRONG_KIND, message));
        });
    }
}
