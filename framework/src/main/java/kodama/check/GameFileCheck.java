package kodama.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import kodama.check.known.GameNames;
import kodama.check.script.Code;
import kodama.check.script.Finding;
import kodama.check.script.Script;
import kodama.file.GameFiles;
import kodama.lua.bind.LuaException;
import kodama.lua.compile.SyntaxKind;
import kodama.lua.syntax.Node;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.GameConfig;
import kodama.script.config.GameConfigException;
import org.jspecify.annotations.Nullable;

/** Reads {@code game.lua} as data, as the game itself does, and puts what is wrong to the line where it stands. */
final class GameFileCheck {
    private static final Pattern WITH_LINE = Pattern.compile("(?s)game\\.lua:(\\d+): (.*)");
    private static final Pattern QUOTED = Pattern.compile("'([^']+)'");
    private static final String SCENE = "scene";

    /** Behind a guess, a list of all options helps no one. */
    private static final String ALL_OPTIONS = "; there are ";

    private final GameFiles files;
    private final Script script;
    private final Consumer<Finding> found;

    GameFileCheck(GameFiles files, Script script, Consumer<Finding> found) {
        this.files = files;
        this.script = script;
        this.found = found;
    }

    /** What the file says; null if that makes no sense, which is told. */
    @Nullable
    GameConfig read() {
        try {
            GameConfig config = GameConfig.read(files.read(GameConfig.FILE));
            if (!GameNames.mayBeClass(config.scene())) lookForScene(config.scene());
            return config;
        } catch (GameConfigException wrong) {
            found.accept(finding(String.valueOf(wrong.getMessage())));
            return null;
        }
    }

    private void lookForScene(String scene) {
        try {
            FirstSceneFiles.scene(files, scene);
        } catch (LuaException missing) {
            String message = String.valueOf(missing.getMessage());
            found.accept(script.finding(place(SCENE), Code.MISSING_SCENE, message));
        }
    }

    /** Speaks of the line that a message names, or of the first field that it quotes. */
    private Finding finding(String message) {
        Matcher line = WITH_LINE.matcher(message);
        if (line.matches())
            return new Finding(script.path(), Integer.parseInt(line.group(1)), 1, Code.GAME_FILE, line.group(2));
        Matcher quoted = QUOTED.matcher(message);
        Node at = quoted.find() ? place(quoted.group(1)) : place("");
        String told = message.substring(message.startsWith(GameConfig.FILE + ": ") ? GameConfig.FILE.length() + 2 : 0);
        int end = told.indexOf(ALL_OPTIONS);
        return script.finding(at, Code.GAME_FILE, end < 0 ? told : told.substring(0, end));
    }

    /** Where a field is set; else the first statement. */
    private Node place(String field) {
        List<Node> places = new ArrayList<>();
        script.each(node -> {
            if (node.is(SyntaxKind.PAIR) && node.part(0).text().equals(field)) places.add(node);
        });
        if (!places.isEmpty()) return places.get(0);
        return script.block().parts().isEmpty()
                ? script.block()
                : script.block().part(0);
    }
}
