package kodama.check;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.check.game.Finding;
import kodama.check.game.FindingCode;
import kodama.check.game.NameChecker;
import kodama.check.game.Script;
import kodama.file.GameFiles;
import kodama.lua.bind.LuaException;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.compile.SyntaxNode;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import kodama.script.config.JavaParts;
import kodama.script.game.JavaClassException;
import kodama.script.game.JavaClasses;
import kodama.task.TaskOptions;
import org.jspecify.annotations.Nullable;

/** Reads {@code game.lua} as data, as the game does, and reports each error at its line. */
final class GameFileCheck {
    private static final Pattern WITH_LINE = Pattern.compile("(?s)game\\.lua:(\\d+): (.*)");
    private static final Pattern QUOTED = Pattern.compile("'([^']+)'");
    /** Replaces a field: as long as the shortest possible field, and not a field itself. */
    private static final byte[] NOTHING = {'n', 'i', 'l'};

    private static final String SCENE = "scene";

    /** After a suggestion, the list of all options is not helpful. */
    private static final String ALL_OPTIONS = "; there are ";

    private final GameFiles files;
    private final Script script;
    private final @Nullable JavaClasses classes;
    private final Consumer<Finding> found;
    private final Set<SyntaxNode> reported = new HashSet<>();

    /** The Java classes are null if they are unknown. */
    GameFileCheck(GameFiles files, Script script, @Nullable JavaClasses classes, Consumer<Finding> found) {
        this.files = files;
        this.script = script;
        this.classes = classes;
        this.found = found;
    }

    /** Returns the settings of the file; reports the errors and returns null if it is invalid. */
    @Nullable
    GameConfig read() {
        byte[] source = files.read(GameConfig.FILE);
        script.each(this::checkOldSpelling);
        try {
            GameConfig config = GameConfig.read(source);
            if (!NameChecker.mayBeClass(config.scene())) checkScene(config.scene());
            if (classes != null) checkClasses(config, classes);
            return config;
        } catch (GameConfigException wrong) {
            reportAll(source.clone(), wrong);
            return null;
        }
    }

    /** In an earlier version, this name meant 4,096 tasks. */
    private void checkOldSpelling(SyntaxNode node) {
        if (!node.is(SyntaxKind.PAIR) || !node.part(0).text().equals("tasks")) return;
        if (!node.part(1).is(SyntaxKind.STRING) || !node.part(1).text().equals("standard")) return;
        String message = "tasks = \"standard\" is the default, " + TaskOptions.STANDARD.capacity()
                + " tasks; in earlier versions it meant 4096: write tasks = 4096 for that number";
        found.accept(script.finding(node, FindingCode.OLD_SPELLING, message));
    }

    /**
     * The reader stops at the first error, so the file is read again without that field until there are no more errors.
     */
    private void reportAll(byte[] source, GameConfigException first) {
        GameConfigException wrong = first;
        while (wrong != null) {
            String message = String.valueOf(wrong.getMessage());
            found.accept(finding(message));
            SyntaxNode at = at(message);
            wrong = at.is(SyntaxKind.PAIR) && reported.add(at) ? withoutIt(source, at) : null;
        }
    }

    private @Nullable GameConfigException withoutIt(byte[] source, SyntaxNode pair) {
        int start = pair.start();
        int end = pair.end();
        for (int i = start; i < end; i++) if (source[i] != '\n' && source[i] != '\r') source[i] = ' ';
        System.arraycopy(NOTHING, 0, source, start, NOTHING.length);
        try {
            GameConfig.read(source);
            return null;
        } catch (GameConfigException further) {
            return further;
        }
    }

    private void checkScene(String scene) {
        try {
            FirstSceneFiles.scene(files, scene);
        } catch (LuaException missing) {
            String message = String.valueOf(missing.getMessage());
            found.accept(script.finding(place(SCENE), FindingCode.MISSING_SCENE, message));
        }
    }

    private void checkClasses(GameConfig config, JavaClasses known) {
        if (FirstSceneFiles.isJava(files, config.scene())) checkClass(SCENE, config.scene(), known);
        JavaParts java = config.java();
        for (String each : java.subsystems()) checkClass("subsystems", each, known);
        for (String each : java.modules()) checkClass("modules", each, known);
        for (String each : java.loops().values()) checkClass("loops", each, known);
    }

    private void checkClass(String field, String name, JavaClasses known) {
        try {
            known.find(name);
        } catch (JavaClassException missing) {
            found.accept(script.finding(place(field), FindingCode.MISSING_CLASS, String.valueOf(missing.getMessage())));
        }
    }

    /** Creates a finding at the line that the message names, or at the first field that it quotes. */
    private Finding finding(String message) {
        Matcher line = WITH_LINE.matcher(message);
        if (line.matches())
            return new Finding(script.path(), Integer.parseInt(line.group(1)), 1, FindingCode.GAME_FILE, line.group(2));
        SyntaxNode at = at(message);
        String plain = message.substring(message.startsWith(GameConfig.FILE + ": ") ? GameConfig.FILE.length() + 2 : 0);
        int end = plain.indexOf(ALL_OPTIONS);
        return script.finding(at, FindingCode.GAME_FILE, end < 0 ? plain : plain.substring(0, end));
    }

    private SyntaxNode at(String message) {
        Matcher quoted = QUOTED.matcher(message);
        return quoted.find() ? place(quoted.group(1)) : place("");
    }

    /** Returns the place where a field is set, or where a string is written; by default the first statement. */
    private SyntaxNode place(String word) {
        List<SyntaxNode> fields = new ArrayList<>();
        List<SyntaxNode> strings = new ArrayList<>();
        script.each(node -> {
            boolean isNew = node.is(SyntaxKind.PAIR) && !reported.contains(node);
            if (isNew && node.part(0).text().equals(word)) fields.add(node);
            if (node.is(SyntaxKind.STRING) && node.text().equals(word)) strings.add(node);
        });
        if (!fields.isEmpty()) return fields.get(0);
        if (!strings.isEmpty()) return strings.get(0);
        return script.block().parts().isEmpty()
                ? script.block()
                : script.block().part(0);
    }
}
