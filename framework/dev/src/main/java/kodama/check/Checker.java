package kodama.check;

import java.util.ArrayList;
import java.util.List;
import kodama.check.game.CheckedGame;
import kodama.check.game.ExpectedFailures;
import kodama.check.game.Finding;
import kodama.check.game.Script;
import kodama.file.GameFiles;
import kodama.loop.GameProject;
import kodama.lua.bind.ModuleDoc;
import kodama.script.config.GameConfig;
import kodama.script.game.JavaClasses;
import kodama.script.game.JavaModules;
import kodama.script.game.JavaPartFailure;
import org.jspecify.annotations.Nullable;

/**
 * Finds mistakes in the scripts of a game without running it.
 *
 * <pre>{@code
 * for (Finding each : Checker.check(GameFiles.folder(folder))) System.out.println(each);
 * }</pre>
 *
 * <ol>
 *   <li>{@link GameScripts} parses all scripts, and those of the framework that they require.
 *   <li>{@link GameFileCheck} reads {@code game.lua} and reports its errors.
 *   <li>{@link CheckedGame} collects the names that scripts, assets and the API define.
 *   <li>{@link PortalCheck} checks {@code portal.lua}.
 *   <li>{@link MapCheck} reads the maps of Tiled.
 *   <li>Each {@link Rule} checks each script.
 *   <li>Findings that a comment suppresses, or that a test expects, are removed; the others are sorted.
 * </ol>
 */
public final class Checker {
    private final GameFiles files;
    private final @Nullable JavaClasses classes;
    private final @Nullable List<ModuleDoc> further;
    private final List<Finding> findings = new ArrayList<>();

    private Checker(GameFiles files, @Nullable JavaClasses classes, @Nullable List<ModuleDoc> further) {
        this.files = files;
        this.classes = classes;
        this.further = further;
    }

    /** Checks a game folder. Returns the findings by file and position; nothing about the game's Java parts. */
    public static List<Finding> check(GameFiles files) {
        return new Checker(files, null, null).findings();
    }

    /** Checks a game with its Java classes, without running their code. Returns the findings by file and position. */
    public static List<Finding> check(GameProject project) {
        return new Checker(project.files(), project.classes(), modules(project)).findings();
    }

    /** Null if the classes are not available, for example before they are built. */
    private static @Nullable List<ModuleDoc> modules(GameProject project) {
        try {
            return new JavaModules(project.classes(), project.config().java().modules()).described();
        } catch (JavaPartFailure unbuilt) {
            return null;
        }
    }

    private List<Finding> findings() {
        GameScripts scripts = new GameScripts(files, findings::add);
        GameConfig config = config(scripts);
        CheckedGame game =
                CheckedGame.of(files, config, scripts.all(), scripts.libraries(), scripts.isComplete(), further);
        if (scripts.script(PortalCheck.FILE) != null) new PortalCheck(game, findings::add).check();
        if (game.isGame()) new MapCheck(game, findings::add).check();
        List<Rule> rules = Rules.of(game);
        for (Script script : game.scripts()) check(rules, script);
        return findings.stream()
                .filter(each -> !scripts.isSuppressed(each))
                .distinct()
                .sorted(Finding.BY_POSITION)
                .toList();
    }

    private @Nullable GameConfig config(GameScripts scripts) {
        Script script = scripts.script(GameConfig.FILE);
        return script == null ? null : new GameFileCheck(files, script, classes, findings::add).read();
    }

    private void check(List<Rule> rules, Script script) {
        List<Finding> ofScript = new ArrayList<>();
        for (Rule rule : rules) rule.check(script, ofScript::add);
        if (CheckedGame.isSpec(script)) ofScript.removeIf(new ExpectedFailures(script)::has);
        findings.addAll(ofScript);
    }
}
