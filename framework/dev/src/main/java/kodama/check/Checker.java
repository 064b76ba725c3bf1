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

    /** Looks through a game as its folder has it, by file and place; nothing is said of its Java parts. */
    public static List<Finding> check(GameFiles files) {
        return new Checker(files, null, null).findings();
    }

    /** Looks through a game with its Java classes, by file and place; none of their code runs. */
    public static List<Finding> check(GameProject project) {
        return new Checker(project.files(), project.classes(), modules(project)).findings();
    }

    /** Null if they cannot be had, as before they are built. */
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
        List<Rule> rules = Rules.of(game);
        for (Script script : game.scripts()) look(rules, script);
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

    private void look(List<Rule> rules, Script script) {
        List<Finding> ofScript = new ArrayList<>();
        for (Rule rule : rules) rule.check(script, ofScript::add);
        if (CheckedGame.isSpec(script)) ofScript.removeIf(new ExpectedFailures(script)::has);
        findings.addAll(ofScript);
    }
}
