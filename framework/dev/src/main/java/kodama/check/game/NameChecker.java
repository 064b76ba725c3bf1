package kodama.check.game;

import java.util.Collection;
import java.util.Set;
import java.util.TreeSet;
import kodama.base.Spelling;
import kodama.draw.file.UnreadableFormats;
import kodama.input.ControlScheme;
import kodama.input.KeyMap;
import kodama.script.config.GameConfig;
import kodama.shot.look.ShotColor;
import org.jspecify.annotations.Nullable;

/** Checks whether the asset, action or task that a string names exists. */
public final class NameChecker {
    /** Prefix of the framework's pictures. */
    private static final String OURS = "kodama.";

    private final CheckedGame game;

    public NameChecker(CheckedGame game) {
        this.game = game;
    }

    /** Returns the message about a name; null if it exists or may exist. */
    public @Nullable String problem(NameKind meaning, String name) {
        return switch (meaning) {
            case PICTURE ->
                name.startsWith(OURS)
                        ? ofList("image", name, game.assets().names(GameAssets.Kind.IMAGE))
                        : ofFile("image", name, game.assets().names(GameAssets.Kind.IMAGE), name + ".png");
            case ANIMATION -> animation(name);
            case FRAME -> frame(name);
            case SOUND -> ofFile("sound", name, game.assets().names(GameAssets.Kind.SOUND), "sounds/" + name + ".wav");
            case FONT -> ofFile("font", name, fonts(), name + ".ttf");
            case DATA_FILE -> ofFile("file", name, game.paths(), name);
            case MAP -> map(name);
            case MAP_LAYER -> mapLayer(name);
            case SCENE -> mayBeClass(name) ? null : ofFile("scene", name, scenes(), "scenes/" + name + ".lua");
            case ACTION -> actions().has(name) ? null : actions().unknownActionMessage(name);
            case AXIS -> controls().axes().has(name) ? null : controls().axes().unknownAxisMessage(name);
            case SOUND_GROUP -> ofWords("sound group", ScriptNames.NameCategory.SOUND_GROUP, name);
            case SHOT_KIND -> ofWords("shot kind", ScriptNames.NameCategory.SHOT_KIND, name);
            case PARTICLE_KIND -> ofWords("kind of particles", ScriptNames.NameCategory.PARTICLE_KIND, name);
            case SHOT_COLOR -> shotColor(name);
            case GROUP -> ofSlip("no task has the name or group '" + name + "'", ScriptNames.NameCategory.GROUP, name);
            case EVENT ->
                ofSlip("no task receives the event '" + name + "'", ScriptNames.NameCategory.SENT_EVENT, name);
        };
    }

    /** Whether a scene may be a Java class: its name contains a dot. */
    public static boolean mayBeClass(String scene) {
        return scene.indexOf('.') >= 0;
    }

    private @Nullable String ofFile(String kind, String name, Collection<String> known, String path) {
        if (known.contains(name)) return null;
        String missing = "there is no " + kind + " '" + name + "'";
        for (String other : known)
            if (other.equalsIgnoreCase(name))
                return missing + "; there is '" + other + "', but names are case-sensitive";
        String refusal = kind.equals("image") ? unreadable(name) : null;
        if (refusal != null) return missing + ": " + refusal;
        String ending = path.substring(path.lastIndexOf('.'));
        boolean isFile = kind.equals("file");
        String plain = plain(name);
        if (!isFile && known.contains(plain)) return missing + ": write it without folder and ending, '" + plain + "'";
        if (!isFile && name.endsWith(ending)) return missing + ": write it without '" + ending + "'";
        for (String other : game.paths())
            if (!isFile && other.equalsIgnoreCase(path))
                return missing + ": the file is '" + other + "', but names are case-sensitive";
        String what = isFile ? "" : ": " + path + " is missing";
        return missing + what + Spelling.hint(name, known);
    }

    private @Nullable String unreadable(String picture) {
        for (String path : game.paths())
            if (path.startsWith(picture + ".") && UnreadableFormats.reason(path) != null)
                return UnreadableFormats.reason(path);
        return null;
    }

    /** An animation is known if the file of any sprite has it, or any script declares it. */
    private @Nullable String animation(String name) {
        SheetNames sheets = game.assets().sheets();
        Set<String> known = new TreeSet<>(sheets.animations());
        known.addAll(game.words().names(ScriptNames.NameCategory.ANIMATION));
        boolean mayBeOther = !game.isComplete()
                || !sheets.isComplete()
                || game.words().isDynamic(ScriptNames.NameCategory.ANIMATION);
        return mayBeOther ? null : ofList("animation", name, known);
    }

    private @Nullable String frame(String name) {
        SheetNames sheets = game.assets().sheets();
        return sheets.isComplete() ? ofList("frame", name, sheets.frames()) : null;
    }

    private @Nullable String map(String name) {
        String plain = GameMaps.withoutExtension(name);
        Set<String> known = game.assets().maps().names(game.paths());
        if (!known.contains(name) && known.contains(plain))
            return "there is no map '" + name + "': write it without its ending, '" + plain + "'";
        return ofFile("map", name, known, name + ".tmx");
    }

    /** A layer is known if any map of the game has it. */
    private @Nullable String mapLayer(String name) {
        GameMaps maps = game.assets().maps();
        return maps.isComplete(game.paths()) ? ofList("layer", name, maps.layers()) : null;
    }

    /** Removes folder and extension, which names in a game do not have. */
    private static String plain(String name) {
        return name.replaceFirst("^(sounds|scenes|images|music|fonts|art)/", "").replaceFirst("\\.\\w+$", "");
    }

    private static @Nullable String ofList(String kind, String name, Collection<String> known) {
        if (known.contains(name)) return null;
        return "there is no " + kind + " '" + name + "'" + Spelling.hint(name, known);
    }

    private @Nullable String ofWords(String kind, ScriptNames.NameCategory sort, String name) {
        return game.isComplete() && !game.words().isDynamic(sort)
                ? ofList(kind, name, game.words().names(sort))
                : null;
    }

    /**
     * Groups and events may come from anywhere, even from Java, so only a unique and probably misspelled name is
     * reported.
     */
    private @Nullable String ofSlip(String message, ScriptNames.NameCategory sort, String name) {
        Set<String> known = game.words().names(sort);
        boolean isUsed = known.contains(name)
                || game.words().names(ScriptNames.NameCategory.REPEATED_STRING).contains(name);
        String hint = Spelling.hint(name, known);
        return isUsed || hint.isEmpty() || !game.isComplete() ? null : message + hint;
    }

    /** Colors that a kind gets from its sprite are not checked. */
    private @Nullable String shotColor(String name) {
        boolean hasOwn =
                game.words().names(ScriptNames.NameCategory.SET_FIELD).contains("colors") || !game.isComplete();
        return hasOwn ? null : ofList("shot color", name, ShotColor.luaNames());
    }

    private Set<String> fonts() {
        Set<String> fonts = new TreeSet<>(game.assets().names(GameAssets.Kind.FONT));
        fonts.addAll(game.words().names(ScriptNames.NameCategory.FONT));
        return fonts;
    }

    private Set<String> scenes() {
        Set<String> scenes = new TreeSet<>();
        for (String path : game.paths())
            if (path.startsWith("scenes/") && path.endsWith(".lua"))
                scenes.add(path.substring("scenes/".length(), path.length() - ".lua".length()));
        return scenes;
    }

    private KeyMap actions() {
        return controls().bindings().map(1);
    }

    private ControlScheme controls() {
        GameConfig config = game.config();
        return config == null ? ControlScheme.defaults() : config.controls();
    }
}
