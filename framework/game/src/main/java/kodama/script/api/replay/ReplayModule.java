package kodama.script.api.replay;

import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import kodama.base.StepBudget;
import kodama.draw.Image;
import kodama.draw.SpriteLook;
import kodama.file.GameFileException;
import kodama.file.GameFiles;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.LuaFunction;
import kodama.lua.bind.LuaModule;
import kodama.lua.bind.LuaType;
import kodama.lua.bind.Module;
import kodama.lua.bind.ModuleDoc;
import kodama.lua.bind.Option;
import kodama.lua.bind.OptionClass;
import kodama.lua.bind.Options;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.replay.ReplayFields;
import kodama.script.config.PlainData;
import kodama.script.game.GameContext;
import kodama.script.game.GameSaves;
import kodama.script.game.PlayerReplays;
import kodama.script.game.PlayerReplays.WatchOptions;
import kodama.script.game.SceneFiles;
import kodama.script.task.TaskContext;
import org.jspecify.annotations.Nullable;

/** The module {@code replay}. */
@LuaModule(
        name = "replay",
        doc = "Recorded runs. Every run is recorded, from a reset to the next. `replay.save` saves it in the player's"
                + " folder, where `kodama.menu.replays` lists it; `--record run.kreplay` saves it to a file, which"
                + " `--replay` plays and `kodama verify` checks. While a replay is played, the functions that save,"
                + " change or watch replays do nothing.")
public final class ReplayModule {
    private static final OptionClass WATCH = OptionClass.of(
            "WatchOptions",
            "How a replay is watched.",
            Option.of("scene", "string<SceneName>", "Scene that follows; by default, the current one."),
            Option.of("fields", "table<string, any>", "Plain values for the table of that scene's first task."),
            Option.flag("attract", false, "Whether any key ends it, and nothing is shown over the game."));

    private static final OptionClass ENTRY = OptionClass.of(
            "Replay",
            "An entry of `replay.list`.",
            Option.of("name", "string", "Name of the replay."),
            Option.of("fields", "table<string, string|number|boolean>", "The values of `replay.set`."),
            Option.of("date", "string", "Local date and time, such as `2026-11-28 23:05`; nil if it cannot be read."),
            Option.of("time", "number", "The same in seconds since 1970."),
            Option.of("ticks", "number", "Duration in ticks."),
            Option.of("seconds", "number", "Duration in seconds."),
            Option.of("version", "string", "Version of the game that recorded it."),
            Option.of("problem", "string", "Why it cannot be watched, such as `is damaged: it is cut off`; or nil."),
            Option.of(
                    "other_version", "boolean", "Whether it was recorded with other files; it may play differently."));

    private static final int COST_OF_FILES = 20_000;
    private static final int COST_OF_PICTURE = 40;
    private static final int COST_OF_VALUE = 50;

    /** Reading a file from a pack. */
    private static final int BYTES_PER_STEP = 2;

    private static final int CHARACTERS_PER_STEP = 8;

    /** Most characters of a name; names of files have at most 255, some of which are escaped in the list. */
    private static final int MAX_NAME = 2_000;

    private final ReplayFields fields;
    private final PlayerReplays replays;
    private final GameSaves saves;
    private final GameFiles files;
    private final SceneFiles scenes;
    private final TaskContext context;
    private final Lua lua;
    private final StepBudget effort;
    private final Supplier<String> scene;
    private final SpriteLook look = new SpriteLook();

    ReplayModule(GameContext game) {
        fields = game.replayFields();
        replays = game.replays();
        saves = game.saves();
        files = game.files();
        scenes = game.sceneFiles();
        context = game.running();
        lua = game.lua();
        effort = game.effort();
        scene = game.scene()::name;
    }

    public static List<ModuleDoc> described() {
        return List.of(ModuleDoc.of(ReplayModule.class).withOptions(WATCH, ENTRY));
    }

    public static Module of(GameContext game) {
        return Module.of(new ReplayModule(game));
    }

    @LuaFunction(
            value = "set(name: string, value?: string|number|boolean)",
            doc = "Sets a field of the recording, such as the player's name, the stage or the score:"
                    + " `replay.set(\"score\", run.score)`. Lists of replays can show it, and `kodama verify` checks"
                    + " that it is the same in the replay. The name is an identifier of at most 40 characters; a"
                    + " string has at most 200 bytes, a number is finite. Without a value, removes the field. There"
                    + " can be at most 32 fields; each reset removes all.")
    void set(String name, Value value) {
        fields.set(name, plain(value));
    }

    private static @Nullable Object plain(Value value) {
        if (value.isNil()) return null;
        if (value.is(LuaType.STRING)) return value.text();
        return value.is(LuaType.BOOLEAN) ? (Object) value.isTrue() : (Object) value.number();
    }

    @LuaFunction(
            value = "save(name?: string = \"\")",
            doc = "Saves the run since the last reset as a file in the player's folder, in the background. The name is"
                    + " that of the file, by default the date and time; characters that a file name cannot have are"
                    + " replaced, and a number is added if the name is taken. There can be 500 replays, with 256 MB"
                    + " together. To make a run begin with a stage, start it by `game.reset \"stage\"`.")
    void save(String name) {
        spend("replay.save", COST_OF_FILES, name);
        replays.save(name);
    }

    /** Charges a call with a name, and refuses names that no file can have. */
    private void spend(String function, int cost, String name) {
        effort.spend(cost + name.length() / CHARACTERS_PER_STEP);
        if (name.length() > MAX_NAME)
            throw new LuaException("%s: the name of a replay must have at most %,d characters but has %,d"
                    .formatted(function, MAX_NAME, name.length()));
    }

    @LuaFunction(
            value = "thumbnail()",
            doc = "Takes the next picture as the thumbnail of the run, which lists show: 80 by 60 pixels. The last"
                    + " call before `replay.save` counts.")
    void thumbnail() {
        replays.takeThumbnail();
    }

    @LuaFunction(
            value = "list() -> Replay[]?",
            doc = "Returns the player's replays, the newest first; nil while they are being read, which takes some"
                    + " frames after the start and after each change: `wait_until(replay.list)`. The list is part of"
                    + " a recording, like a save.")
    Value list() {
        effort.spend(COST_OF_FILES);
        Object read = saves.readReplays();
        if (read == null) return PlainData.toLua(lua, List.of());
        effort.spend(costOf(read));
        return read instanceof List || read instanceof Map ? PlainData.toLua(lua, read) : Value.NIL;
    }

    /** Each call writes and reads the list as a save, because it is part of a recording. */
    private static long costOf(Object data) {
        if (data instanceof String text) return COST_OF_VALUE + text.length();
        if (data instanceof List<?> list)
            return list.stream().mapToLong(item -> costOf(item)).sum();
        if (data instanceof Map<?, ?> map)
            return map.entrySet().stream()
                    .mapToLong(entry -> costOf(entry.getKey()) + costOf(entry.getValue()))
                    .sum();
        return COST_OF_VALUE;
    }

    @LuaFunction(
            value = "rename(name: string, new_name: string)",
            doc = "Renames a replay in the background. It keeps its name if the new one is taken.")
    void rename(String name, String newName) {
        spend("replay.rename", COST_OF_FILES, name);
        spend("replay.rename", COST_OF_FILES, newName);
        replays.rename(name, newName);
    }

    @LuaFunction(value = "delete(name: string)", doc = "Deletes a replay in the background.")
    void delete(String name) {
        spend("replay.delete", COST_OF_FILES, name);
        replays.delete(name);
    }

    @LuaFunction(
            value = "show_file(name: string)",
            doc = "Shows a replay in the system's file manager, so that the player can copy or send it. Does nothing"
                    + " without a window, and at most once in two seconds.")
    void showFile(String name) {
        spend("replay.show_file", COST_OF_FILES, name);
        replays.show(name);
    }

    @LuaFunction(
            value = "draw_thumbnail(name: string, x: number, y: number, scale?: number = 1)",
            doc = "Draws the thumbnail of a replay with its center at a point, for `draw` functions. Draws nothing"
                    + " until it is read, and if there is none.")
    void drawThumbnail(String name, double x, double y, double scale) {
        spend("replay.draw_thumbnail", COST_OF_PICTURE, name);
        Image picture = replays.thumbnail(name);
        if (picture != null) context.canvas().sprite(picture, x, y, look.setScale(scale, scale));
    }

    @LuaFunction(
            value = "watch(name: string, options?: WatchOptions)",
            doc = "Plays a replay in the window, after a reset; then the game returns to a scene. The player can"
                    + " pause, seek, change the speed, and play on from any moment. A name that ends with `.kreplay`"
                    + " is a file of the game, such as `attract/boss.kreplay`, which must exist. If the replay cannot"
                    + " be read, the player is notified and the game continues.")
    void watch(String name, @Nullable Table table) {
        spend("replay.watch", COST_OF_FILES, name);
        WatchOptions options = options(table);
        if (name.endsWith(".kreplay")) replays.watch(name, bundled(name), options);
        else replays.watch(name, options);
    }

    private byte[] bundled(String name) {
        try {
            byte[] content = files.read(name);
            effort.spend(content.length / BYTES_PER_STEP);
            return content;
        } catch (GameFileException missing) {
            throw new LuaException("replay.watch: " + missing.getMessage());
        }
    }

    private WatchOptions options(@Nullable Table table) {
        if (table == null) return new WatchOptions(scene.get(), Map.of(), false);
        Options options = new Options("replay.watch", table, WATCH);
        Value named = options.value("scene");
        String next = named.isNil() ? scene.get() : named.text();
        scenes.check(next);
        return new WatchOptions(next, fields(table), options.flag("attract"));
    }

    @SuppressWarnings("unchecked") // PlainData creates no other maps
    private Map<String, Object> fields(Table table) {
        Value value = table.get("fields");
        if (value.isNil()) return Map.of();
        Object plain = PlainData.fromLua(value, "replay.watch: option 'fields'", effort);
        if (plain instanceof Map<?, ?> map && map.keySet().stream().allMatch(String.class::isInstance))
            return (Map<String, Object>) map;
        throw new LuaException("replay.watch: option 'fields' must be a table of names");
    }
}
