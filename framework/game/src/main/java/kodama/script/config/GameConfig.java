package kodama.script.config;

import java.util.List;
import java.util.stream.Stream;
import kodama.input.ControlScheme;
import kodama.lua.LuaFailure;
import kodama.lua.bind.ClassDoc;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;

/**
 * What {@code game.lua} says: how a game looks, how fast it goes, its first scene, and where its further parts lie.
 *
 * @param id names the folder in which it keeps what is saved
 * @param info what it tells of itself: version, author, license, description
 * @param display what is seen of it
 * @param timing how time goes in it
 * @param capacity how much it can have at once
 * @param scene name of the first scene, a file in {@code scenes/}
 * @param preload which pictures are read before the game begins, and whether they are let go of
 * @param java what of the game is written in Java
 * @param invincible groups of tasks that a developer may have live on, whatever hits them
 * @param files further folders of the game's files, relative to the game's folder
 * @param controls how it is played
 * @param playerFeatures what of that which players are offered it takes
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
        List<String> files,
        ControlScheme controls,
        PlayerFeatures playerFeatures) {

    /** The file that makes a folder a game. */
    public static final String FILE = "game.lua";

    /** What players are called, unless a game says otherwise. */
    private static final List<String> PLAYERS = List.of("ship", "player");

    /** What {@code game.lua} may say. */
    private static final OptionClass OPTIONS = OptionClass.ofParts(
            "Game",
            "What `game.lua` returns.",
            List.of(Display.TITLE, GameId.OPTION),
            GameInfo.OPTIONS,
            List.of(Option.text("scene", "main", "The first scene, a file in `scenes`.")
                    .as("string<SceneName>")),
            Display.OPTIONS,
            List.of(Timing.FPS),
            Timing.OPTIONS,
            Capacity.OPTIONS,
            ControlOptions.OPTIONS,
            PlayerFeatures.OPTIONS,
            Preload.OPTIONS,
            List.of(Option.of(
                    "files", "string[]", "Further folders whose files belong to the game, such as { \"../art\" }.")),
            JavaParts.OPTIONS,
            List.of(Option.of(
                    "invincible",
                    "string[]",
                    "Groups of tasks that the debug menu may have live on, whatever hits"
                            + " them; { \"ship\", \"player\" } if it is left out.")));

    /** What a test may set in place of {@code game.lua}, see {@link #with}. */
    public static final List<Option> LIMITS = Stream.of(List.of(Timing.FPS), Capacity.OPTIONS, ControlOptions.OPTIONS)
            .flatMap(List::stream)
            .toList();

    /** What {@code game.lua} returns, and what is in it, for the reference. */
    public static List<ClassDoc> classes() {
        return Stream.of(OPTIONS, TaskSettings.OPTIONS, ControlOptions.REPEAT, PlayerFeatures.OF_KEYS)
                .map(OptionClass::toDoc)
                .toList();
    }

    /**
     * Reads {@code game.lua}; what it does not say has defaults.
     *
     * @throws GameConfigException if it is no Lua, or says what makes no sense; the message names the file
     */
    public static GameConfig read(byte[] source) {
        try {
            return DataFile.read(FILE, source, (lua, returned) -> of(table(returned)));
        } catch (LuaFailure | LuaException wrong) {
            throw new GameConfigException(String.valueOf(wrong.getMessage()), wrong);
        }
    }

    private static Table table(Value returned) {
        if (returned.is(LuaType.TABLE)) return returned.table();
        throw new GameConfigException(
                FILE + " must return a table such as { title = \"My game\", scene = \"title\" } but returned "
                        + returned.typeName());
    }

    private static GameConfig of(Table table) {
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
                options.texts("files", "folder names"),
                ControlOptions.read(options),
                PlayerFeatures.read(options));
    }

    private static List<String> invincible(Options options) {
        List<String> named = options.texts("invincible", "group names");
        return named.isEmpty() ? PLAYERS : named;
    }

    /** The same game with another first scene. */
    public GameConfig withScene(String first) {
        return with(display, timing, capacity, first, controls);
    }

    /** The same game with the width and height of another. */
    public GameConfig withSizeOf(Display other) {
        return with(display.withSizeOf(other), timing, capacity, scene, controls);
    }

    /**
     * The same game with other limits, for a test.
     *
     * @param limits some of {@link #LIMITS}
     * @throws LuaException if they make no sense
     */
    public GameConfig with(Options limits) {
        return with(display, timing.with(limits), capacity.with(limits), scene, ControlOptions.read(limits, controls));
    }

    private GameConfig with(Display seen, Timing time, Capacity most, String first, ControlScheme played) {
        return new GameConfig(
                id, info, seen, time, most, first, preload, java, invincible, files, played, playerFeatures);
    }
}
