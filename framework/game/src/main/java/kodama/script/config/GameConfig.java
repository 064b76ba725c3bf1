package kodama.script.config;

import java.util.List;
import java.util.stream.Stream;
import kodama.input.ControlScheme;
import kodama.lua.LuaFailure;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/**
 * The settings of {@code game.lua}: display, timing, limits, first scene, and the locations of further parts.
 *
 * @param id name of the folder for saves
 * @param info version, author, license, description
 * @param display window and screen
 * @param timing ticks and frames
 * @param capacity limits
 * @param scene name of the first scene, a file in {@code scenes/}
 * @param preload images and sounds that are loaded before the game starts, and whether they are unloaded
 * @param java parts of the game that are written in Java
 * @param invincible groups of tasks that the debug menu can make invincible
 * @param reload where the game continues after a saved script in {@code kodama dev}
 * @param files further folders with files of the game, relative to the game's folder
 * @param controls players, actions and axes
 * @param playerFeatures features for players that the game uses
 * @param effects effects on the finished picture of each frame
 */
public record GameConfig(
        String id,
        GameInfo info,
        Display display,
        Timing timing,
        Capacity capacity,
        String scene,
        Preload preload,
        JavaParts java,
        List<String> invincible,
        ReloadMode reload,
        List<String> files,
        ControlScheme controls,
        PlayerFeatures playerFeatures,
        List<GameEffect> effects) {

    private static final Option RELOAD = Option.words(
            "reload",
            ReloadMode.class,
            "Where the game continues after a saved script in `kodama dev`: `checkpoint` at the last checkpoint;"
                    + " `resume` at the same tick, up to which the recorded input is played again; `restart` at the"
                    + " start.");

    /** The file that makes a folder a game. */
    public static final String FILE = "game.lua";

    /** The default groups of players. */
    private static final List<String> PLAYERS = List.of("ship", "player");

    /** The options of {@code game.lua}. */
    private static final OptionClass OPTIONS = OptionClass.ofParts(
            "Game",
            "The table returned by `game.lua`.",
            List.of(Display.TITLE, GameId.OPTION),
            GameInfo.OPTIONS,
            List.of(Option.text("scene", "main", "First scene, a file in `scenes`.")
                    .as("string<SceneName>")),
            Display.OPTIONS,
            List.of(GameEffect.OPTION),
            List.of(Timing.FPS),
            Timing.OPTIONS,
            Capacity.OPTIONS,
            ControlOptions.OPTIONS,
            PlayerFeatures.OPTIONS,
            Preload.OPTIONS,
            List.of(Option.of(
                    "files", "string[]", "Additional folders with files of the game, such as { \"../art\" }.")),
            JavaParts.OPTIONS,
            List.of(
                    Option.of(
                            "invincible",
                            "string[]",
                            "Groups of tasks that the debug menu's *Invincible* switch protects;"
                                    + " { \"ship\", \"player\" } by default."),
                    RELOAD));

    /** The settings that a test can change, see {@link #with}. */
    public static final List<Option> LIMITS = Stream.of(List.of(Timing.FPS), Capacity.OPTIONS, ControlOptions.OPTIONS)
            .flatMap(List::stream)
            .toList();

    /** Describes the tables of {@code game.lua} for the reference. */
    public static List<ClassDoc> classes() {
        return Stream.of(OPTIONS, TaskSettings.OPTIONS, ControlOptions.REPEAT, PlayerFeatures.KEY_OPTIONS)
                .map(OptionClass::toDoc)
                .toList();
    }

    /**
     * Reads {@code game.lua}; settings that it does not have get their defaults.
     *
     * @throws GameConfigException if it has a syntax error or an invalid setting; the message names the file
     */
    public static GameConfig read(byte[] source) {
        try {
            return DataFile.read(FILE, source, (lua, returned) -> of(table(returned), lua));
        } catch (LuaFailure | LuaException wrong) {
            throw new GameConfigException(String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private static Table table(Value returned) {
        if (returned.is(LuaType.TABLE)) return returned.table();
        throw new GameConfigException(
                FILE + " must return a table such as { title = \"My game\", scene = \"title\" } but returned "
                        + (returned.isNil() ? "nothing" : "a " + returned.typeName()));
    }

    private static GameConfig of(Table table, Lua lua) {
        Options options = new Options(FILE, table, OPTIONS);
        Display display = Display.read(options);
        return new GameConfig(
                GameId.read(options, display.title()),
                GameInfo.read(options),
                display,
                Timing.read(options),
                Capacity.read(options),
                options.text("scene"),
                Preload.read(options),
                JavaParts.read(options),
                invincible(options),
                options.word("reload", ReloadMode.class),
                options.texts("files", "folder names"),
                ControlOptions.read(options),
                PlayerFeatures.read(options),
                GameEffect.read(options, lua, display));
    }

    private static List<String> invincible(Options options) {
        List<String> named = options.texts("invincible", "group names");
        return named.isEmpty() ? PLAYERS : named;
    }

    /** Returns the same game with another first scene. */
    public GameConfig withScene(String first) {
        return with(display, timing, capacity, first, controls);
    }

    /** Returns the same game with the width and height of another. */
    public GameConfig withSizeOf(Display other) {
        return with(display.withSizeOf(other), timing, capacity, scene, controls);
    }

    /**
     * Returns the same game with other limits, for a test.
     *
     * @param limits some of {@link #LIMITS}
     * @throws LuaException if they are invalid
     */
    public GameConfig with(Options limits) {
        return with(display, timing.with(limits), capacity.with(limits), scene, ControlOptions.read(limits, controls));
    }

    private GameConfig with(
            Display newDisplay, Timing newTiming, Capacity newCapacity, String newScene, ControlScheme newControls) {
        return new GameConfig(
                id,
                info,
                newDisplay,
                newTiming,
                newCapacity,
                newScene,
                preload,
                java,
                invincible,
                reload,
                files,
                newControls,
                playerFeatures,
                effects);
    }
}
