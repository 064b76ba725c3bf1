package kodama.check.rule;

import java.util.function.Consumer;
import kodama.check.known.Game;
import kodama.check.known.Tasks;
import kodama.check.script.Code;
import kodama.check.script.Finding;
import kodama.check.script.Script;
import kodama.lua.compile.Node;
import kodama.lua.compile.SyntaxKind;

/** Tasks that are spawned by a name in a game without Java: names are those of classes, files are required. */
final class SpawnedNames implements Rule {
    private final Game game;

    SpawnedNames(Game game) {
        this.game = game;
    }

    @Override
    public void look(Script script, Consumer<Finding> found) {
        if (game.hasJava() || Game.isSpec(script)) return;
        script.each(node -> {
            int first = node.is(SyntaxKind.METHOD_CALL) ? 2 : 1;
            boolean isSpawn =
                    "spawn".equals(Tasks.called(script, node)) && node.parts().size() > first;
            if (isSpawn && node.part(first).is(SyntaxKind.STRING)) tell(script, node.part(first), found);
        });
    }

    private static void tell(Script script, Node name, Consumer<Finding> found) {
        String message = "spawn takes a name only of a class in Java, and game.lua names no 'java'; a task of a file is"
                + " spawn(require \"" + name.text() + "\")";
        found.accept(script.finding(name, Code.WRONG_KIND, message));
    }
}
