package kodama.check;

import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.base.Spelling;
import kodama.check.game.CheckedGame;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.ScriptNames;
import kodama.lua.bind.LuaException;
import kodama.request.FirstScene;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.PortalFile;

/** Reads {@code portal.lua} as data, as the portal does, and checks that the targets of its entries exist. */
final class PortalCheck {
    /** The file that lists the portal's entries. */
    static final String FILE = "portal.lua";

    private static final Pattern WITH_LINE = Pattern.compile("(?s)" + Pattern.quote(FILE) + ":(\\d+): (.*)");

    private final CheckedGame game;
    private final Consumer<Finding> found;

    PortalCheck(CheckedGame game, Consumer<Finding> found) {
        this.game = game;
        this.found = found;
    }

    void check() {
        PortalFile.read(FILE, game.files(), this::check)
                .problems()
                .forEach(problem -> report(String.valueOf(problem.getMessage())));
    }

    private void check(FirstScene first) {
        expect(
                ScriptNames.NameCategory.MARK,
                first.mark(),
                "there is no scene.mark \"" + first.mark() + "\" in any script");
        for (FirstScene.DebugCommand each : first.commands()) checkCommand(each.name());
    }

    /** A command that is a Java class is looked up when it runs. */
    private void checkCommand(String name) {
        if (FirstSceneFiles.isJava(game.files(), name)) return;
        expect(ScriptNames.NameCategory.COMMAND, name, "there is no game.command \"" + name + "\" in any script");
    }

    private void expect(ScriptNames.NameCategory sort, String word, String message) {
        boolean canTell = game.isComplete() && !game.words().isDynamic(sort);
        if (word.isEmpty() || !canTell || game.words().names(sort).contains(word)) return;
        throw new LuaException(message + Spelling.hint(word, game.words().names(sort)));
    }

    private void report(String message) {
        Matcher match = WITH_LINE.matcher(message);
        boolean hasLine = match.matches();
        int line = hasLine ? Integer.parseInt(match.group(1)) : 1;
        found.accept(new Finding(FILE, line, 1, FindingCode.GAME_FILE, hasLine ? match.group(2) : message));
    }
}
