package kodama.script.game;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import kodama.base.Spelling;
import kodama.file.GameFiles;
import kodama.lua.bind.Lua;
import kodama.lua.bind.LuaException;
import kodama.lua.bind.Table;
import kodama.lua.bind.Value;
import kodama.lua.bind.Values;
import kodama.request.FirstScene;
import kodama.request.FirstScene.DebugCommand;
import kodama.request.GameStart;
import kodama.script.config.FirstSceneFiles;
import kodama.script.config.PlainData;

/** Starts a game: loads a debug save, runs commands, and requests the first scene. */
public final class GameStarter {
    private static final String COMMANDS = "commands";
    private static final String EXTENSION = ".lua";
    /** Name of the field that contains the section at which a scene begins. */
    public static final String SECTION = "section";

    private final Lua lua;
    private final GameFiles files;
    private final SceneFiles scripts;
    private final SceneManager scenes;
    private final String firstScene;
    private final BiConsumer<String, List<Object>> javaCommands;
    private final Table data;
    private final SceneCheckpoints checkpoints;
    private final Map<String, Value> commands = new TreeMap<>();

    /**
     * Prepares the start.
     *
     * @param firstScene the scene with which the game begins by default
     * @param javaCommands runs a command that is a class, by its name
     * @param data the table {@code game.data}
     */
    public GameStarter(
            Lua lua,
            GameFiles files,
            SceneFiles scripts,
            SceneManager scenes,
            String firstScene,
            BiConsumer<String, List<Object>> javaCommands,
            Table data,
            SceneCheckpoints checkpoints) {
        this.lua = lua;
        this.files = files;
        this.scripts = scripts;
        this.scenes = scenes;
        this.firstScene = firstScene;
        this.javaCommands = javaCommands;
        this.data = data;
        this.checkpoints = checkpoints;
    }

    /** Returns the data that scenes share, which a debug save fills; always the same table. */
    public Table data() {
        return data;
    }

    /** Defines a command that first scenes may name. */
    public void addCommand(String name, Value function) {
        commands.put(name, function);
    }

    /**
     * Starts the game at a checkpoint, or a first scene.
     *
     * @throws RuntimeException if a file, command or section is missing or fails; the scene is then requested anyway
     */
    public void start(GameStart start) {
        FirstScene first = start.first();
        requestScenes(first);
        if (files.exists(COMMANDS + EXTENSION)) scripts.load(COMMANDS);
        if (!first.save().isEmpty()) load(first.save());
        first.commands().forEach(this::run);
        checkpoints.start(start);
        if (first.base().isEmpty() && first.fields().get(SECTION) instanceof String section) {
            if (checkpoints.isCheckpoint(start)) skipMissing(section, first);
            else check(sceneOf(first), section);
        }
    }

    /** Starts at the beginning of the scene if it was saved without the section of the checkpoint. */
    private void skipMissing(String section, FirstScene first) {
        String scene = sceneOf(first);
        if (scripts.isJava(scene)) return;
        List<String> sections = scripts.body(scene).sections();
        if (sections.isEmpty() || sections.contains(section)) return;
        checkpoints.reportMissing(scene, section);
        Map<String, Object> others = new LinkedHashMap<>(first.fields());
        others.remove(SECTION);
        requestScenes(first.withFields(others));
    }

    private String sceneOf(FirstScene first) {
        return first.scene().isEmpty() ? firstScene : first.scene();
    }

    /** Rejects a section of a scene without sections, which would silently begin at its start. */
    private void check(String scene, String section) {
        if (scripts.isJava(scene)) return;
        List<String> sections = scripts.body(scene).sections();
        if (sections.isEmpty())
            throw new LuaException("scene '" + scene + "' cannot start at section '" + section + "': it has none; "
                    + FirstSceneFiles.scene(files, scene)
                    + " must return { run = function, sections = { ... } }, or use kodama.shooter.stage");
        if (!sections.contains(section))
            throw new LuaException("scene '" + scene + "' has no section '" + section + "'"
                    + Spelling.hintWithList(section, sections));
    }

    private void requestScenes(FirstScene first) {
        String scene = sceneOf(first);
        Value fields = PlainData.toLua(lua, first.fields());
        if (first.base().isEmpty()) {
            scenes.request(scene, fields);
        } else {
            scenes.request(first.base(), null);
            scenes.requestOnTop(scene, fields);
        }
    }

    private void load(String save) {
        String path = FirstSceneFiles.save(files, save);
        Value value = scripts.load("saves." + save.replace('/', '.'));
        if (!(value instanceof Table table))
            throw new LuaException(path + " must return a table but returned a " + value.typeName());
        for (Table.Entry entry : table) data.put(entry.key(), entry.value());
    }

    private void run(DebugCommand command) {
        Value function = commands.get(command.name());
        if (function == null && scripts.isJava(command.name())) {
            javaCommands.accept(command.name(), command.arguments());
            return;
        }
        if (function == null)
            throw new LuaException(
                    "there is no command '" + command.name() + "'" + Spelling.hint(command.name(), commands.keySet())
                            + "; " + COMMANDS + EXTENSION + " defines commands with game.command(name, function)");
        Object[] arguments = command.arguments().stream()
                .map(each -> PlainData.toLua(lua, each))
                .toArray();
        lua.routine(function).runToEnd(Values.of(arguments), "a command cannot wait; spawn a task that waits");
    }
}
